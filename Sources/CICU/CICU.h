// The parts of the toolchain's ICU that Parlance uses. Foundation links this same library, so an
// app carries one ICU and one set of CLDR data.
#ifndef PARLANCE_CICU_H
#define PARLANCE_CICU_H

#include <_foundation_unicode/ualoc.h>
#include <_foundation_unicode/uloc.h>
#include <_foundation_unicode/upluralrules.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/uformattedvalue.h>
#include <_foundation_unicode/ucol.h>

#endif
