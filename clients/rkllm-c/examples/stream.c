/* Loads a model, prints its answer as it comes, says how fast it was: stream [MODEL [PROMPT]] */
#include "rkllm_client.h"

#include <stdio.h>
#include <stdlib.h>

/* Takes a result of the run; the last one has the figures. */
static int show(void *userdata, rkllmc_json result)
{
	int state = (int)rkllmc_number(rkllmc_member(result, "_callback_state"), RKLLMC_RUN_ERROR);
	char *text = rkllmc_text(rkllmc_member(result, "text"), NULL);
	if (state == RKLLMC_RUN_NORMAL && text)
		printf("%s", text);
	fflush(stdout);
	free(text);
	rkllmc_json perf = rkllmc_member(result, "perf");
	double *figures = userdata;
	figures[0] = rkllmc_number(rkllmc_member(perf, "generate_tokens"), 0);
	figures[1] = rkllmc_number(rkllmc_member(perf, "generate_time_ms"), 0);
	return 0;
}

int main(int count, char **arguments)
{
	rkllmc_error error;
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "stream: %s\n", error.message);
		return 1;
	}
	double figures[2] = {0, 0};
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *prompt = rkllmc_quote(count > 2 ? arguments[2] : "What is a Unix socket?");
	/* skip_special_token: the tokens that end an answer, such as <|im_end|>, are not for people. */
	char *param = rkllmc_format("[null, {\"model_path\": %s, \"max_context_len\": 512, \"skip_special_token\": true}, null]", model);
	char *run = rkllmc_format("[null, {\"prompt_input\": %s}, {\"max_new_tokens\": 64}, null]", prompt);
	int failed = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	if (!failed) {
		failed = rkllmc_run(client, run, show, figures, &error);
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	}
	if (failed)
		fprintf(stderr, "stream: %s\n", error.message);
	else
		printf("\n%.0f tokens in %.0f ms\n", figures[0], figures[1]);
	free(model);
	free(prompt);
	free(param);
	free(run);
	rkllmc_close(client);
	return failed != 0;
}
