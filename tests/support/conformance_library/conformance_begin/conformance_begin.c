#include "../conformance_types/conformance_types.h"

/*
 * Begins a call whose arguments are written down: compares them with what was announced, and reads the script. Returns 0, or
 * -1 where they differ; nothing must be done then.
 */
int conformance_begin(struct conformance_call *call)
{
	char *expect, folder[2048];

	if (!conformance_folder(folder, sizeof(folder))) {
		call->script = strdup(call->input == NULL ? "" : "text Hello\ntoken 1\ncall 0\ncall 2\n");
		call->rest = call->script;
		return 0;
	}
	if (call->input != NULL && call->input->input_type == RKLLM_INPUT_PROMPT && call->input->prompt_input != NULL &&
		strncmp(call->input->prompt_input, "beat ", 5) == 0) {
		call->script = strdup(call->input->prompt_input);
		call->rest = call->script;
		return 0;
	}
	expect = conformance_read(call, "expect");
	if (expect == NULL) {
		conformance_log("%s differs: nobody has announced a call", call->function);
		call->code = -1;
	} else if (strcmp(expect, "anything\n") != 0 && !conformance_compare(call->function, call->got.bytes == NULL ? "" : call->got.bytes, expect)) {
		call->code = -1;
	} else {
		conformance_log("%s as announced", call->function);
		call->script = conformance_read(call, "script");
		call->rest = call->script;
	}
	free(expect);
	return call->code == -1 ? -1 : 0;
}
