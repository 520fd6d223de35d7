package rkllm_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/rkllm/rkllm_convert_input"
	"rkllmd/tests/rkllm/rkllm_require_members"
	"rkllmd/tests/rkllm/rkllm_require_union"
	"rkllmd/tests/rkllm/rkllm_wrong_inputs"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToRkllmInput(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		t.Run(layout.Generation, func(t *testing.T) {
			for kind, raw := range []string{
				`{"role":"tool","enable_thinking":true,"input_type":0,"prompt_input":"Hello, how are you?"}`,
				`{"input_type":1,"token_input":{"input_ids":[1,2,3,4],"n_tokens":4}}`,
				`{"input_type":2,"embed_input":{"embed":[0.5,1.5,2.5,3.5],"n_tokens":2}}`,
				`{"multimodal_input":{"prompt":"<image>x","image_embed":[1,2,3,4,5,6,7,8],"n_image_tokens":2,"n_image":2,"image_width":224,"image_height":112}}`,
			} {
				input, count := rkllm_convert_input.RkllmConvertInput(t, &memory, layout, raw)
				require.Equal(t, 1, count)
				require.Equal(t, int64(kind), rkllm_read_member.RkllmReadMember(t, layout.Input, input, "input_type"))
				rkllm_require_members.RkllmRequireMembers(t, layout.Input, input, map[string]any{
					"enable_thinking": kind == 0, "role": map[bool]string{true: "tool", false: "user"}[kind == 0]})
				rkllm_require_union.RkllmRequireUnion(t, layout, input, int32(kind))
			}
		})
	}
	t.Run("image and video of generation D", func(t *testing.T) {
		input, _ := rkllm_convert_input.RkllmConvertInput(t, &memory, rkllm.LayoutD,
			`{"multimodal_input":{"prompt":"<image><video>",
			"image":{"image_embed":[1,2],"n_image_tokens":1,"n_image":1,"image_start":"s","image_end":"e","image_content":"c","image_width":3,"image_height":4},
			"video":{"video_embed":[5,6,7,8],"n_frame_tokens":1,"n_frame_per_video":2,"n_video":1,"video_start":"vs","video_end":"ve","video_content":"vc","frame_width":9,"frame_height":10}}}`)
		rkllm_require_members.RkllmRequireMembers(t, rkllm.LayoutD.Input, input, map[string]any{
			"image_start": "s", "image_end": "e", "image_content": "c", "n_image": int64(1), "image_width": int64(3),
			"image_height": int64(4),
		}, "multimodal_input", "image")
		rkllm_require_members.RkllmRequireMembers(t, rkllm.LayoutD.Input, input, map[string]any{
			"video_start": "vs", "video_end": "ve", "video_content": "vc", "n_video": int64(1),
			"n_frame_per_video": int64(2), "n_frame_tokens": int64(1), "frame_width": int64(9),
			"frame_height": int64(10),
		}, "multimodal_input", "video")
		require.Equal(t, uint64(10), *(*uint64)(unsafe.Add(input, 16+136)))
	})
	t.Run("n_tokens is the length of input_ids", func(t *testing.T) {
		input, _ := rkllm_convert_input.RkllmConvertInput(t, &memory, rkllm.LayoutD,
			`{"token_input":{"input_ids":[7,8,9]}}`)
		require.Equal(t, uint64(3), *(*uint64)(unsafe.Add(input, 24)))
	})
	t.Run("one for each of n_batch", func(t *testing.T) {
		inputs, count := rkllm_convert_input.RkllmConvertInput(t, &memory, rkllm.LayoutC,
			`[{"prompt_input":"a"},{"token_input":{"input_ids":[5]}}]`)
		require.Equal(t, 2, count)
		require.Equal(t, "a", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutC.Input, inputs, "prompt_input"))
		rkllm_require_members.RkllmRequireMembers(t, rkllm.LayoutC.Input, unsafe.Add(inputs, 64), map[string]any{
			"input_type": int64(1), "role": "user"})
	})
	t.Run("wrong", func(t *testing.T) {
		for _, v := range rkllm_wrong_inputs.RkllmWrongInputs() {
			_, _, err := convert_json_to_rkllm_input.ConvertJSONToRkllmInput(&memory, v.Layout,
				rkllm_wrong_value.RkllmWrongValue(v))
			rkllm_require_refused.RkllmRequireRefused(t, v.Message, err)
		}
	})
}
