#include "../conformance_types/conformance_types.h"

/* Does what is left of the script, command by command, until a callback asks for a pause. */
void conformance_perform(struct conformance_call *call)
{
	char *line, *value;

	while (!call->paused && call->rest != NULL && (line = strsep(&call->rest, "\n")) != NULL) {
		value = line + strcspn(line, " ");
		if (*value != '\0') {
			*value++ = '\0';
		}
		if (*line != '\0') {
			conformance_step(call, line, value);
		}
	}
}
