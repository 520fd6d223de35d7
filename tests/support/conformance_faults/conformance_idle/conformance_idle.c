#include "../../conformance_library/conformance_types/conformance_types.h"

/* Has a thread of the library's own do the rest of a script, while the function returns. */
void conformance_idle(struct conformance_call *call)
{
	struct conformance_call *own = calloc(1, sizeof(*own));
	pthread_t thread;

	own->function = call->function;
	own->handle = call->handle;
	own->rest = own->script = strdup(call->rest == NULL ? "" : call->rest);
	call->rest = NULL;
	if (pthread_create(&thread, NULL, conformance_thread, own) != 0) {
		abort();
	}
	pthread_detach(thread);
}
