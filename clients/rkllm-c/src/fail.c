/* Says what went wrong; returns -1. */
#include "internal.h"

#include <stdio.h>

int rkllmc_fail(rkllmc_error *error, int code, const char *format, ...)
{
	if (!error)
		return -1;
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(error->message, sizeof error->message, format, arguments);
	va_end(arguments);
	error->code = code;
	error->data[0] = '\0';
	return -1;
}
