// GLib without GTK, for programs that open no window.
#ifndef PARLANCE_CGLIB_H
#define PARLANCE_CGLIB_H

#include <glib.h>

#endif
