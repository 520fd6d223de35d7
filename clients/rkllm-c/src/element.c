/* The element of an array. */
#include "internal.h"

rkllmc_json rkllmc_element(rkllmc_json array, size_t index)
{
	return rkllmc_find_item(array, NULL, index);
}
