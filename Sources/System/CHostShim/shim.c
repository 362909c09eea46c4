#include "CHostShim.h"
