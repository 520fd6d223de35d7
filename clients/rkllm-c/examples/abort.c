/* Ends a run when it has said enough: abort [MODEL] */
#include "rkllm_client.h"

#include <stdio.h>
#include <stdlib.h>

/* Takes a piece of the text; anything but 0 ends the run. */
static int show(void *said, const char *text, size_t length)
{
	fwrite(text, 1, length, stdout);
	fflush(stdout);
	*(size_t *)said += length;
	return *(size_t *)said >= 20;
}

int main(int count, char **arguments)
{
	rkllmc_error error;
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "abort: %s\n", error.message);
		return 1;
	}
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *param = rkllmc_format("[null, {\"model_path\": %s, \"max_new_tokens\": -1, \"skip_special_token\": true}, null]", model);
	size_t said = 0;
	int ended = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	if (ended == 0) {
		ended = rkllmc_stream(client, "Tell me a story.", NULL, show, &said, &error);
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	}
	if (ended < 0)
		fprintf(stderr, "abort: %s\n", error.message);
	else
		printf("\n%s\n", ended ? "aborted" : "ended by itself");
	free(model);
	free(param);
	rkllmc_close(client);
	return ended < 0;
}
