/* Whether a value is null, or not there. */
#include "internal.h"

int rkllmc_is_null(rkllmc_json value)
{
	return !value.start || (value.length > 0 && *value.start == 'n');
}
