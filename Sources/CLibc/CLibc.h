// The parts of the GNU C library that Swift's Glibc module leaves out and the benchmark measures with.
#ifndef PARLANCE_CLIBC_H
#define PARLANCE_CLIBC_H

#include <libintl.h>
#include <malloc.h>

#endif
