#include "../conformance_types/conformance_types.h"

/* Writes down an argument that is a string, as a line. */
void conformance_named(struct conformance_text *out, const char *name, const char *text)
{
	conformance_print(out, "%s = ", name);
	conformance_string(out, text);
	conformance_print(out, "\n");
}
