#pragma once
#include <gexiv2/gexiv2.h>
/* Swift's module of the C library lacks it. */
#include <sys/xattr.h>
