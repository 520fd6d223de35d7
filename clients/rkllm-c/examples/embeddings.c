/* How near texts are by a model's last hidden layer: embeddings [MODEL] (link with -lm) */
#include "rkllm_client.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { LARGEST = 1 << 20 };

/* Writes the vector of a text, the last row of the layer: the last token has seen all others. Returns its length, or 0 on an error. */
static size_t embed(rkllmc_client *client, const char *text, float *vector, rkllmc_error *error)
{
	rkllmc_json result;
	char *quoted = rkllmc_quote(text);
	char *params = rkllmc_format("[null, {\"prompt_input\": %s}, {\"mode\": %d}, null]", quoted, RKLLMC_INFER_GET_LAST_HIDDEN_LAYER);
	int failed = rkllmc_call(client, "rkllm.run", params, &result, error);
	free(quoted);
	free(params);
	if (failed)
		return 0;
	rkllmc_json layer = rkllmc_member(result, "last_hidden_layer");
	size_t width = (size_t)rkllmc_number(rkllmc_member(layer, "embd_size"), 0);
	size_t rows = (size_t)rkllmc_number(rkllmc_member(layer, "num_tokens"), 0);
	float *all = calloc(width * rows + 1, sizeof *all);
	size_t length = 0;
	if (all && rkllmc_numbers(rkllmc_member(layer, "hidden_states"), all, width * rows) == width * rows && rows > 0 && width <= LARGEST)
		for (; length < width; length++)
			vector[length] = all[(rows - 1) * width + length];
	free(all);
	return length;
}

int main(int count, char **arguments)
{
	static const char *const texts[] = {"What is a Unix socket?", "What is the socket called?", "Tell me a story."};
	static float vectors[3][LARGEST];
	rkllmc_error error = {0, "the layer is not what was expected", ""};
	rkllmc_client *client = rkllmc_connect(NULL, &error);
	if (!client) {
		fprintf(stderr, "embeddings: %s\n", error.message);
		return 1;
	}
	char *model = rkllmc_quote(count > 1 ? arguments[1] : "builtin:demo");
	char *param = rkllmc_format("[null, {\"model_path\": %s, \"max_context_len\": 512}, null]", model);
	int failed = rkllmc_call(client, "rkllm.init", param, NULL, &error);
	int loaded = !failed;
	for (int i = 0; !failed && i < 3; i++) {
		size_t width = embed(client, texts[i], vectors[i], &error);
		double product = 0, squares[2] = {0, 0};
		for (size_t at = 0; at < width; at++) {
			product += vectors[0][at] * vectors[i][at];
			squares[0] += vectors[0][at] * vectors[0][at];
			squares[1] += vectors[i][at] * vectors[i][at];
		}
		failed = width == 0;
		if (!failed)
			printf("%.3f  %s (%zu values)\n", product / sqrt(squares[0] * squares[1]), texts[i], width);
	}
	if (failed)
		fprintf(stderr, "embeddings: %s\n", error.message);
	if (loaded)
		rkllmc_call(client, "rkllm.destroy", NULL, NULL, NULL);
	free(model);
	free(param);
	rkllmc_close(client);
	return failed;
}
