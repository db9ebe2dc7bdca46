# `make deb`: a package for the release of Debian it is made on, as build/parlance_<version>_<architecture>.deb.

DEB := build/deb
DEB_ROOT := $(DEB)/root
DEB_DOC := $(DEB_ROOT)/usr/share/doc/parlance
CHANGELOG := dpkg-parsechangelog --file data/debian/changelog --show-field

.PHONY: deb

# The same sources and toolchain give the same package: all times are those of the changelog.
deb: $(PROGRAMS)
	rm -rf $(DEB)
	$(MAKE) install DESTDIR="$(CURDIR)/$(DEB_ROOT)" PREFIX=/usr INSTALL_PROGRAM="install --strip" \
		ZSH_COMPLETIONS=zsh/vendor-completions
	$(INSTALL_DATA) data/debian/copyright $(DEB_DOC)/copyright
	$(INSTALL_DATA) data/debian/changelog $(DEB_DOC)/changelog
	gzip --best --no-name $(DEB_DOC)/changelog $(DEB_ROOT)/usr/share/man/man1/*
	@# dpkg-shlibdeps runs beside the description of a source package only.
	install -d $(DEB)/debian && printf 'Source: parlance\n\nPackage: parlance\nArchitecture: any\n' > $(DEB)/debian/control
	depends=$$(cd $(DEB) && dpkg-shlibdeps -O root/usr/bin/*) && install -d $(DEB_ROOT)/DEBIAN && \
	sed -e "s|@version@|$$($(CHANGELOG) Version)|" \
		-e "s|@architecture@|$$(dpkg --print-architecture)|" \
		-e "s|@maintainer@|$$($(CHANGELOG) Maintainer)|" \
		-e "s|@size@|$$(du --summarize --apparent-size --block-size=1K --exclude=DEBIAN $(DEB_ROOT) | cut -f1)|" \
		-e "s|@depends@|$${depends#*=}|" \
		data/debian/control.in > $(DEB_ROOT)/DEBIAN/control
	cd $(DEB_ROOT) && find usr -type f | LC_ALL=C sort | xargs md5sum > DEBIAN/md5sums
	chmod -R u=rwX,go=rX $(DEB_ROOT)
	SOURCE_DATE_EPOCH=$$($(CHANGELOG) Timestamp) dpkg-deb --root-owner-group --build $(DEB_ROOT) build
