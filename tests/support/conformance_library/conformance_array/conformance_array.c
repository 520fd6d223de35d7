#include "../conformance_types/conformance_types.h"

/*
 * Writes down a member that points to an array of floats ('f') or of int32_t ('i'), as a line. Behind the array the room
 * that belongs to it must be zero.
 */
void conformance_array(struct conformance_view *view, const char *name, const void *at, size_t count, char kind)
{
	struct conformance_text *out = view->out;
	const unsigned char *bytes;
	const char *separator = "";

	conformance_mark(view, at, sizeof(void *));
	memcpy(&bytes, at, sizeof(bytes));
	conformance_print(out, "%s.%s = ", view->name, name);
	if (bytes == NULL) {
		conformance_print(out, "null\n");
		return;
	}
	conformance_print(out, "[");
	for (size_t i = 0; i < count; i++, separator = ",") {
		if (kind == 'f') {
			conformance_print(out, "%s%.9g", separator, (double)((const float *)bytes)[i]);
		} else {
			conformance_print(out, "%s%d", separator, ((const int32_t *)bytes)[i]);
		}
	}
	conformance_print(out, "]");
	for (size_t i = 4 * count; i < CONFORMANCE_ROOM; i++) {
		if (bytes[i] != 0) {
			conformance_print(out, " and 0x%02x at byte %zu", bytes[i], i);
		}
	}
	conformance_print(out, "\n");
}
