/* Runs a prompt of the user and hands on the text of the answer. */
#include "internal.h"

#include <errno.h>
#include <stdlib.h>

int rkllmc_stream(rkllmc_client *client, const char *prompt, const char *infer, rkllmc_on_text on_text, void *userdata, rkllmc_error *error)
{
	struct rkllmc_listener listener = {on_text, userdata};
	char *quoted = rkllmc_quote(prompt);
	char *params = quoted ? rkllmc_format("[null,{\"role\":\"user\",\"input_type\":%d,\"prompt_input\":%s},%s,null]", RKLLMC_INPUT_PROMPT, quoted,
		infer ? infer : "null") : NULL;
	int result = params ? rkllmc_run(client, params, rkllmc_deliver_text, &listener, error) : rkllmc_fail(error, ENOMEM, "no memory for the prompt");
	free(params);
	free(quoted);
	return result;
}
