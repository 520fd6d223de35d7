/* The member of an object. */
#include "internal.h"

rkllmc_json rkllmc_member(rkllmc_json object, const char *name)
{
	return rkllmc_find_item(object, name, 0);
}
