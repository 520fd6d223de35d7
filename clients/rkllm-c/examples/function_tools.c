/* Tells the model of a function, and gives it the function's result when it is called: function_tools [MODEL [PROMPT]]
 *
 * The model's chat template must write functions, as those of Qwen and Hermes do; that of builtin:demo does not, which is said. */
#include "rkllm_client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char tools[] = "[{\"type\": \"function\", \"function\": {\"name\": \"clock\", \"description\": \"the date and the time\","
	" \"parameters\": {\"type\": \"object\", \"properties\": {}}}}]";

/* Runs a message of a role, and returns the answer, to be freed; NULL on an error. */
static char *ask(rkllmc_client *client, const char *role, const char *message, rkllmc_error *error)
{
	rkllmc_json result;
	char *quoted = rkllmc_quote(message);
	char *params = rkllmc_format("[null, {\"role\": \"%s\", \"prompt_input\": %s}, {\"max_new_tokens\": 256, \"keep_history\": 1}, null]", role, quoted);
	int failed = rkllmc_call(client, "rkllm.run", params, &result, error);
	free(quoted);
	free(params);
	return failed ? NULL : rkllmc_text(rkllmc_member(result, "text"), NULL);
}

/* Has the conversation; returns 0, or -1 on an error. */
static int talk(rkllmc_client *client, const char *prompt, rkllmc_error *error)
{
	char *quoted = rkllmc_quote(tools); /* the C function takes the list as a text */
	char *params = rkllmc_format("[null, \"You are a helpful assistant.\", %s, null]", quoted);
	int failed = rkllmc_call(client, "rkllm.set_function_tools", params, NULL, error);
	free(quoted);
	free(params);
	if (failed)
		return -1;
	char *answer = ask(client, "user", prompt, error);
	if (answer && strstr(answer, "<tool_call>")) {
		printf("called: %s\n", answer);
		free(answer);
		char *result = rkllmc_format("{\"seconds since 1970\": %lld}", (long long)time(NULL));
		answer = ask(client, "tool", result, error);
		free(result);
	}
	if (!answer)
		return -1;
	printf("%s\n", answer);
	free(answer);
	return 0;
}

int main(int count, char **arguments)
{
	rkllmc_error error;
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "function_tools: %s\n", error.message);
		return 1;
	}
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *param = rkllmc_format("[null, {\"model_path\": %s, \"max_context_len\": 2048, \"skip_special_token\": true}, null]", model);
	int failed = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	if (!failed) {
		failed = talk(client, count > 2 ? arguments[2] : "What time is it?", &error);
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	}
	if (failed)
		fprintf(stderr, "function_tools: %s\n", error.message);
	free(model);
	free(param);
	rkllmc_close(client);
	return failed != 0;
}
