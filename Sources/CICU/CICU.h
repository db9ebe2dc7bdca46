// The parts of the toolchain's ICU that Parlance uses. Foundation links this same library, so an
// app carries one ICU and one set of CLDR data.
//
// The headers rename what they declare (uloc_toLanguageTag is swift_uloc_toLanguageTag), so Swift sees
// the names with the prefix; those of ualoc.h have none.
#ifndef PARLANCE_CICU_H
#define PARLANCE_CICU_H

#include <_foundation_unicode/ualoc.h>
#include <_foundation_unicode/uchar.h>
#include <_foundation_unicode/ucol.h>
#include <_foundation_unicode/uloc.h>
#include <_foundation_unicode/unum.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/upluralrules.h>
#include <_foundation_unicode/ures.h>
#include <_foundation_unicode/uscript.h>

#endif
