#include "../conformance_types/conformance_types.h"

/* Writes down a member whose value only the caller knows, as a line: what it is, or null. */
void conformance_pointer(struct conformance_view *view, const char *name, const void *at, const char *what)
{
	const void *value;

	conformance_mark(view, at, sizeof(value));
	memcpy(&value, at, sizeof(value));
	conformance_print(view->out, "%s.%s = %s\n", view->name, name, value == NULL ? "null" : what);
}
