#include "../conformance_types/conformance_types.h"

/* Writes down one member as a line: the structure's name, the member's, and the value as JSON has it. */
void conformance_member(struct conformance_view *view, const char *name, const void *at, size_t size, char kind)
{
	struct conformance_text *out = view->out;
	union {
		int8_t i1;
		int32_t i4;
		uint8_t u1;
		uint32_t u4;
		uint64_t u8;
		float f;
		const char *s;
	} value = {0};

	conformance_mark(view, at, size);
	conformance_print(out, "%s.%s = ", view->name, name);
	if (kind == 'r') { /* reserved bytes */
		for (size_t i = 0; i < size; i++) {
			conformance_print(out, "%c%u", i == 0 ? '[' : ',', ((const unsigned char *)at)[i]);
		}
		conformance_print(out, "]\n");
		return;
	}
	memcpy(&value, at, size);
	switch (kind) {
	case 'b':
		conformance_print(out, value.u1 > 1 ? "neither true nor false: %d" : value.u1 ? "true" : "false", value.u1);
		break;
	case 'f':
		conformance_print(out, "%.9g", (double)value.f);
		break;
	case 's':
		conformance_string(out, value.s);
		break;
	case 'i':
		conformance_print(out, "%d", size == 1 ? value.i1 : value.i4);
		break;
	default:
		conformance_print(out, "%llu", (unsigned long long)(size == 1 ? value.u1 : size == 4 ? value.u4 : value.u8));
	}
	conformance_print(out, "\n");
}
