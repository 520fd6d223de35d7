/* Runs three prompts at once, in one batch: several_prompts [MODEL] */
#include "rkllm_client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROMPTS = 3 };

/* Takes a step of the batch: an array with a result of each prompt. */
static int collect(void *userdata, rkllmc_json results)
{
	char(*answers)[4096] = userdata;
	for (size_t i = 0; i < PROMPTS; i++) {
		rkllmc_json result = rkllmc_element(results, i);
		char *text = rkllmc_text(rkllmc_member(result, "text"), NULL);
		int state = (int)rkllmc_number(rkllmc_member(result, "_callback_state"), RKLLMC_RUN_ERROR);
		if (text && state == RKLLMC_RUN_NORMAL)
			strncat(answers[i], text, sizeof answers[i] - strlen(answers[i]) - 1);
		free(text);
	}
	return 0;
}

int main(int count, char **arguments)
{
	static const char prompts[PROMPTS][32] = {"What is a Unix socket?", "What is 3 plus 4?", "Who are you?"};
	static char answers[PROMPTS][4096];
	rkllmc_error error;
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "several_prompts: %s\n", error.message);
		return 1;
	}
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *param = rkllmc_format("[null, {\"model_path\": %s, \"max_context_len\": 512, \"skip_special_token\": true,"
		" \"extend_param\": {\"n_batch\": %d}}, null]", model, PROMPTS);
	char *run = rkllmc_format("[null, [{\"prompt_input\": \"%s\"}, {\"prompt_input\": \"%s\"}, {\"prompt_input\": \"%s\"}],"
		" {\"max_new_tokens\": 48}, null]", prompts[0], prompts[1], prompts[2]);
	int failed = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	if (!failed) {
		failed = rkllmc_run(client, run, collect, answers, &error);
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	}
	if (failed)
		fprintf(stderr, "several_prompts: %s\n", error.message);
	for (int i = 0; !failed && i < PROMPTS; i++)
		printf("%s\n    %s\n", prompts[i], answers[i]);
	free(model);
	free(param);
	free(run);
	rkllmc_close(client);
	return failed != 0;
}
