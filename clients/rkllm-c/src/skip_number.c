/* Goes past a number. */
#include "internal.h"

const char *rkllmc_skip_number(const char *at, const char *end)
{
	if (at < end && *at == '-')
		at++;
	at = at < end && *at == '0' ? at + 1 : rkllmc_skip_digits(at, end);
	if (at && at < end && *at == '.')
		at = rkllmc_skip_digits(at + 1, end);
	if (at && at < end && (*at == 'e' || *at == 'E')) {
		at++;
		if (at < end && (*at == '+' || *at == '-'))
			at++;
		at = rkllmc_skip_digits(at, end);
	}
	return at;
}
