// Package rkllm_wrong_inputs is a table of cases.
package rkllm_wrong_inputs

import (
	"rkllmd/rkllm"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
)

// RkllmWrongInputs returns inputs that must be refused.
func RkllmWrongInputs() []rkllm_wrong_value.Value {
	return []rkllm_wrong_value.Value{
		{Layout: rkllm.LayoutD, Raw: `"Hello"`, Message: `rkllm_input: "Hello" is not an object (RKLLMInput)`},
		{Layout: rkllm.LayoutD, Raw: `{"promt_input":"a"}`,
			Message: `rkllm_input: RKLLMInput has no member "promt_input", only role, enable_thinking, input_type, prompt_input, embed_input, token_input, multimodal_input`},
		{Layout: rkllm.LayoutD, Raw: `{"input_type":1,"prompt_input":"a"}`,
			Message: "rkllm_input.input_type: 1 (RKLLM_INPUT_TOKEN) needs token_input, but prompt_input is given"},
		{Layout: rkllm.LayoutD, Raw: `{"prompt_input":"a\u0000b"}`,
			Message: `rkllm_input.prompt_input: has a NUL (\u0000) at byte 1, which would end the C string`},
		{Layout: rkllm.LayoutD, Raw: `{"prompt_input":"a","enable_thinking":0}`,
			Message: "rkllm_input.enable_thinking: 0 is neither true nor false"},
		{Layout: rkllm.LayoutD, Raw: `{"token_input":{"input_ids":[]}}`,
			Message: "rkllm_input.token_input.input_ids: the array is empty"},
		{Layout: rkllm.LayoutD, Raw: `{"token_input":{"input_ids":[1,-1]}}`,
			Message: "rkllm_input.token_input.input_ids[1]: -1 is outside 0..2147483647"},
		{Layout: rkllm.LayoutD, Raw: `{"token_input":{"input_ids":[1,2,3],"n_tokens":4}}`,
			Message: "rkllm_input.token_input.input_ids: has 3 elements, but their number must be n_tokens (4)"},
		{Layout: rkllm.LayoutD, Raw: `{"token_input":{"n_tokens":4}}`,
			Message: "rkllm_input.token_input.input_ids: is required"},
		{Layout: rkllm.LayoutD, Raw: `{"embed_input":{"embed":[1,2,3]}}`,
			Message: "rkllm_input.embed_input.n_tokens: must be at least 1, because embed is given"},
		{Layout: rkllm.LayoutD, Raw: `{"embed_input":{"embed":[1,2,3],"n_tokens":2}}`,
			Message: "rkllm_input.embed_input.embed: has 3 elements, but their number must be a multiple of " +
				"n_tokens (2)"},
		{Layout: rkllm.LayoutD, Raw: `{"embed_input":{"embed":[1e39],"n_tokens":1}}`,
			Message: "rkllm_input.embed_input.embed[0]: 1e39 is not a number in the range of float32"},
		{Layout: rkllm.LayoutD, Raw: `{"multimodal_input":{"prompt":"x"}}`,
			Message: "rkllm_input.multimodal_input: one of image, image_embed, video is required"},
		{Layout: rkllm.LayoutD, Raw: `{"multimodal_input":{"prompt":"x","image":{"image_embed":[1],"n_image":1,"n_image_tokens":1},"n_image":1000}}`,
			Message: "rkllm_input.multimodal_input.n_image: belongs into image, which is given too"},
		{Layout: rkllm.LayoutD, Raw: `{"multimodal_input":{"prompt":"x","video":{"video_embed":[1],"n_video":1,"n_frame_per_video":1,"n_frame_tokens":1},"n_image":3}}`,
			Message: "rkllm_input.multimodal_input.image_embed: is required, because n_image is 3"},
		{Layout: rkllm.LayoutC, Raw: `{"multimodal_input":{"prompt":"x","image_embed":[1],"n_image":1,"n_image_tokens":2}}`,
			Message: "rkllm_input.multimodal_input.image_embed: has 1 elements, but their number must be a " +
				"multiple of n_image (1) x n_image_tokens (2)"},
		{Layout: rkllm.LayoutC, Raw: `{"multimodal_input":{"prompt":"x","image_embed":[1],"n_image":1,"n_image_tokens":1,"video":{}}}`,
			Message: "rkllm_input.multimodal_input.video: needs librkllmrt 1.3.0"},
		{Layout: rkllm.LayoutB, Raw: `[{"prompt_input":"a"}]`,
			Message: "rkllm_input: an array needs n_batch, and so librkllmrt 1.2.1: before it, a run has one " +
				"input, an object (RKLLMInput)"},
		{Layout: rkllm.LayoutC, Raw: `[{"prompt_input":"a"},{"prompt_input":7}]`,
			Message: "rkllm_input[1].prompt_input: 7 is not a string"},
	}
}
