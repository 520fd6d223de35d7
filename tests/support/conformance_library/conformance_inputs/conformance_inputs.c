#include "../conformance_types/conformance_types.h"

/* Writes down the inputs of a run, an array with one for each of n_batch. */
void conformance_inputs(struct conformance_text *out, const RKLLMInput *input)
{
	struct conformance_view view = {.out = out, .at = input};
	char name[32];
	int batch = conformance_batch();

	if (input == NULL) {
		conformance_print(out, "rkllm_input = null\n");
		return;
	}
	view.name = name;
	for (int i = 0; i < batch; i++, input++) {
		snprintf(name, sizeof(name), "rkllm_input[%d]", i);
#if RKLLM_AGE >= RKLLM_AGE_C
		CONFORMANCE_MEMBER(&view, input, role);
		CONFORMANCE_MEMBER(&view, input, enable_thinking);
#endif
		conformance_mark(&view, &input->input_type, sizeof(input->input_type));
		conformance_print(out, "%s.input_type = %d\n", name, (int)input->input_type);
		switch (input->input_type) {
		case RKLLM_INPUT_PROMPT:
			CONFORMANCE_MEMBER(&view, input, prompt_input);
			break;
		case RKLLM_INPUT_TOKEN:
			conformance_array(&view, "token_input.input_ids", &input->token_input.input_ids, input->token_input.n_tokens, 'i');
			CONFORMANCE_MEMBER(&view, input, token_input.n_tokens);
			break;
		case RKLLM_INPUT_EMBED:
			conformance_array(&view, "embed_input.embed", &input->embed_input.embed, input->embed_input.n_tokens * CONFORMANCE_WIDTH, 'f');
			CONFORMANCE_MEMBER(&view, input, embed_input.n_tokens);
			break;
		case RKLLM_INPUT_MULTIMODAL:
			conformance_multimodal(&view, &input->multimodal_input);
			break;
		}
	}
	view.name = "rkllm_input";
	conformance_rest(&view, (size_t)batch * sizeof(*input));
}
