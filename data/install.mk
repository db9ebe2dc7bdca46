# `make install` and `make uninstall`, in any prefix and as any user who may write there. Packagers set DESTDIR.

PREFIX := /usr/local
DESTDIR :=
INSTALL_PROGRAM := install
INSTALL_DATA := install -D --mode=644
ZSH_COMPLETIONS := zsh/site-functions

ID := org.parlance.Parlance
VERSION := $(shell sed -n '/CFBundleShortVersionString/ { n; s/.*<string>\(.*\)<.*/\1/p }' Resources/Info.plist)

ROOT = $(DESTDIR)$(PREFIX)
SHARE = $(ROOT)/share
# What a desktop file template leaves to the installation.
PLACES = sed 's|@bindir@|$(PREFIX)/bin|'

.PHONY: install uninstall

install: $(PROGRAMS)
	install -d "$(ROOT)/bin"
	$(INSTALL_PROGRAM) $(PROGRAMS) "$(ROOT)/bin"
	@# A language that has been dropped must not stay behind.
	rm -rf "$(SHARE)/parlance"
	$(call copied,Resources,parlance)
	$(call copied,Sources/ParlanceGtk/Resources,parlance/ParlanceGtk)
	$(call copied,data/icons,icons)
	$(call filled,lproj desktop-entry data/$(ID).desktop.in --resources Resources,applications/$(ID).desktop)
	$(call filled,lproj metainfo data/$(ID).metainfo.xml.in --resources Resources,metainfo/$(ID).metainfo.xml)
	$(call filled,cat data/$(ID).service.in,dbus-1/services/$(ID).service)
	$(call filled,cat data/parlance.1,man/man1/parlance.1)
	$(call filled,lproj manual,man/man1/lproj.1)
	$(call filled,lproj completions bash,bash-completion/completions/lproj)
	$(call filled,lproj completions zsh,$(ZSH_COMPLETIONS)/_lproj)
	$(call filled,lproj completions fish,fish/vendor_completions.d/lproj.fish)
	$(tell-desktop)

uninstall:
	rm -f "$(ROOT)/bin/parlance" "$(ROOT)/bin/lproj"
	rm -rf "$(SHARE)/parlance"
	$(call files-in,data/icons) | while read -r file; do rm -f "$(SHARE)/icons/$$file"; done
	rm -f "$(SHARE)/applications/$(ID).desktop" "$(SHARE)/metainfo/$(ID).metainfo.xml" \
		"$(SHARE)/dbus-1/services/$(ID).service" \
		"$(SHARE)/man/man1/parlance.1" "$(SHARE)/man/man1/lproj.1" \
		"$(SHARE)/bash-completion/completions/lproj" "$(SHARE)/$(ZSH_COMPLETIONS)/_lproj" \
		"$(SHARE)/fish/vendor_completions.d/lproj.fish"
	$(tell-desktop)

# What a tool keeps beside the files, such as .lproj.json, is for those who work on them.
files-in = find $(1) -type f ! -name '.*' -printf '%P\n'

# The files of a folder, to a folder below share.
define copied
$(call files-in,$(1)) | while read -r file; do $(INSTALL_DATA) "$(1)/$$file" "$(SHARE)/$(2)/$$file" || exit 1; done
endef

# A file below share from what a command prints; none where the command fails.
define filled
@echo "$(SHARE)/$(2)"; \
text=$$(PATH="$(BUILT):$$PATH" $(1)) && printf '%s\n' "$$text" | $(PLACES) | $(INSTALL_DATA) /dev/stdin "$(SHARE)/$(2)"
endef

# A cache of icons that is there hides icons that are not in it. The entry names no file types, so that the desktop
# database is not concerned.
define tell-desktop
@if [ -z "$(DESTDIR)" ] && [ -f "$(SHARE)/icons/hicolor/icon-theme.cache" ]; then \
	gtk-update-icon-cache --quiet --force --ignore-theme-index "$(SHARE)/icons/hicolor" 2>/dev/null || true; \
fi
endef
