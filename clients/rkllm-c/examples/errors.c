/* What goes wrong, in the daemon's words: errors [MODEL] */
#include "rkllm_client.h"

#include <stdio.h>
#include <stdlib.h>

/* Makes a call that must fail. */
static void show(rkllmc_client *client, const char *method, const char *params)
{
	rkllmc_error error;
	if (rkllmc_call(client, method, params, NULL, &error) != 0)
		printf("%d: %s%s%s\n", error.code, error.message, *error.data ? "; data " : "", error.data);
}

int main(int count, char **arguments)
{
	rkllmc_error error;
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "errors: %s\n", error.message);
		return 1;
	}
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *param = rkllmc_format("[null, {\"model_path\": %s}, null]", model);
	show(client, "rkllm.run", "[null, {\"prompt_input\": \"Hello\"}, null, null]");
	int failed = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	if (failed)
		fprintf(stderr, "errors: %s\n", error.message);
	show(client, "rkllm.run", "{\"rkllm_input\": {\"prompt\": \"Hello\"}}");
	show(client, "rkllm.walk", NULL);
	show(client, "rkllm.load_lora", "[null, {\"lora_adapter_path\": \"/dev/null\", \"lora_adapter_name\": \"no adapter\"}]");
	show(client, "rkllm.run", "[null, {]");
	rkllmc_json running;
	if (rkllmc_call(client, "rkllm.is_running", NULL, &running, &error) == 0)
		printf("the connection goes on: %.0f runs\n", rkllmc_number(running, -1));
	if (!failed)
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	free(model);
	free(param);
	rkllmc_close(client);
	return failed != 0;
}
