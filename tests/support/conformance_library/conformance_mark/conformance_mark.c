#include "../conformance_types/conformance_types.h"

/* Notes that a member accounts for these bytes of the structure. */
void conformance_mark(struct conformance_view *view, const void *at, size_t size)
{
	size_t offset = (size_t)((const char *)at - (const char *)view->at);

	if (offset + size > sizeof(view->seen)) {
		abort();
	}
	memset(view->seen + offset, 1, size);
}
