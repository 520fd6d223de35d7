#include "../conformance_types/conformance_types.h"

/* Writes down an RKLLMCrossAttnParam. */
void conformance_cross_attn(struct conformance_text *out, const RKLLMCrossAttnParam *cross_attn)
{
	struct conformance_view view = {.out = out, .at = cross_attn, .name = "cross_attn_params"};
	size_t tokens;

	if (cross_attn == NULL) {
		conformance_print(out, "cross_attn_params = null\n");
		return;
	}
	tokens = (size_t)cross_attn->num_tokens;
	conformance_array(&view, "encoder_k_cache", &cross_attn->encoder_k_cache, tokens * CONFORMANCE_CACHE, 'f');
	conformance_array(&view, "encoder_v_cache", &cross_attn->encoder_v_cache, tokens * CONFORMANCE_CACHE, 'f');
	conformance_array(&view, "encoder_mask", &cross_attn->encoder_mask, tokens, 'f');
	conformance_array(&view, "encoder_pos", &cross_attn->encoder_pos, tokens, 'i');
	CONFORMANCE_MEMBER(&view, cross_attn, num_tokens);
	conformance_rest(&view, sizeof(*cross_attn));
}
