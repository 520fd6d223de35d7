#include "../conformance_types/conformance_types.h"

/*
 * Writes down, as the last line of a structure, the bytes that no member has accounted for: the gaps between members, the
 * part of a union that is not used, and the room behind a structure of this size. All of them must be zero.
 */
void conformance_rest(struct conformance_view *view, size_t size)
{
	const unsigned char *bytes = view->at;
	size_t room = size < CONFORMANCE_ROOM ? CONFORMANCE_ROOM : size;

	if (room > sizeof(view->seen)) {
		abort();
	}
	conformance_print(view->out, "%s rest =", view->name);
	for (size_t i = 0; i < room; i++) {
		if (!view->seen[i] && bytes[i] != 0) {
			conformance_print(view->out, " 0x%02x at byte %zu,", bytes[i], i);
		}
	}
	conformance_print(view->out, " 0\n");
}
