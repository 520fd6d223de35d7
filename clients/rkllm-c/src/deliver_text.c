/* Hands on the text of a result, if it has any. */
#include "internal.h"

#include <stdlib.h>

int rkllmc_deliver_text(void *listener, rkllmc_json result)
{
	struct rkllmc_listener *to = (struct rkllmc_listener *)listener;
	size_t length = 0;
	if (rkllmc_read_state(result) != RKLLMC_RUN_NORMAL)
		return 0;
	char *text = rkllmc_text(rkllmc_member(result, "text"), &length);
	int end = text && length > 0 ? to->on_text(to->userdata, text, length) : 0;
	free(text);
	return end;
}
