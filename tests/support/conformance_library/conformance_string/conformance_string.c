#include "../conformance_types/conformance_types.h"

/* Appends a C string as JSON has it: in quotes, control characters and the like escaped, null for NULL. */
void conformance_string(struct conformance_text *out, const char *text)
{
	if (text == NULL) {
		conformance_print(out, "null");
		return;
	}
	conformance_print(out, "\"");
	for (; *text != '\0'; text++) {
		if (*text == '"' || *text == '\\') {
			conformance_print(out, "\\%c", *text);
		} else if ((unsigned char)*text < ' ') {
			conformance_print(out, "\\u%04x", (unsigned)*text);
		} else {
			conformance_print(out, "%c", *text);
		}
	}
	conformance_print(out, "\"");
}
