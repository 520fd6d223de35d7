#include "../conformance_types/conformance_types.h"

/* Appends to the text as printf does. */
void conformance_print(struct conformance_text *out, const char *format, ...)
{
	va_list values;
	int length;

	for (;;) {
		va_start(values, format);
		length = vsnprintf(out->bytes == NULL ? NULL : out->bytes + out->length, out->room - out->length, format, values);
		va_end(values);
		if (out->length + (size_t)length < out->room) {
			break;
		}
		out->room = 2 * (out->length + (size_t)length) + 256;
		out->bytes = realloc(out->bytes, out->room);
		if (out->bytes == NULL) {
			abort();
		}
	}
	out->length += (size_t)length;
}
