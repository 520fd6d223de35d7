package read_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_input"
	"rkllmd/tests/support/librkllmrt/rt_embed"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_media"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

func TestReadInput(t *testing.T) {
	h := &librkllmrt.Handle{Param: librkllmrt.Param{MaxContextLen: 4}, Model: &engine.Model{VocabSize: 10,
		Facts: engine.Facts{LongestToken: 3}}}
	prompt := rt_input.RtInput(t, "hello", nil)
	in, err := read_input.ReadInput(h, unsafe.Pointer(prompt))
	require.NoError(t, err)
	require.Equal(t, librkllmrt.Input{Role: "user", Prompt: "hello"}, in)

	tokens := rt_input.RtInput(t, "", []int32{0, 9, 5})
	tokens.Role = rt_text.RtText(t, "tool")
	in, err = read_input.ReadInput(h, unsafe.Pointer(tokens))
	require.NoError(t, err)
	*(*int32)(tokens.Data) = 3
	require.Equal(t, librkllmrt.Input{Type: 1, Role: "tool", Tokens: []int32{0, 9, 5}}, in, "it is a copy")

	h.Model.EmbeddingSize = 2
	in, err = read_input.ReadInput(h, unsafe.Pointer(rt_embed.RtEmbed(t, []float32{1, 2, 3, 4}, 2)))
	require.NoError(t, err)
	require.Equal(t, librkllmrt.Input{Type: 2, Role: "user", Rows: []float32{1, 2, 3, 4}}, in)
	media, _ := rt_media.RtMedia(t, "a <image>", [][]float32{{1, 2}}, 1, nil, 0)
	in, err = read_input.ReadInput(h, unsafe.Pointer(media))
	require.NoError(t, err)
	require.Equal(t, "a <image>", in.Prompt)
	require.Equal(t, []float32{1, 2}, in.Rows)

	_, err = read_input.ReadInput(h, nil)
	require.EqualError(t, err, "rkllm_input is NULL; it must point to an RKLLMInput")
	for want, bad := range map[string]librkllmrt.CInput{
		`role is "system"; it must be "user" or "tool"`: {Role: rt_text.RtText(
			t, "system"), Data: prompt.Data},
		"input_type is -1; it must be 0 (prompt), 1 (token), 2 (embed) or 3 (multimodal)": {InputType: -1,
			Data: prompt.Data},
		"input_type is 4; it must be 0 (prompt), 1 (token), 2 (embed) or 3 (multimodal)": {InputType: 4,
			Data: prompt.Data},
		"embed_input.embed has 5 rows; max_context_len is 4, and the model was made for no more": {InputType: 2,
			Data: prompt.Data, Count: 5},
		"multimodal_input has neither images nor videos; a text alone is a prompt_input": {InputType: 3,
			Data: prompt.Data},
		"the prompt is NULL; it must be a text": {},
		"the prompt has 13 bytes, which is 5 tokens at the least; max_context_len is 4, and the model was made " +
			"for no more": {Data: rt_text.RtText(t, "Hello, World!")},
		"token_input has 3 tokens at 0x0; it must have at least one": {
			InputType: 1, Count: 3},
		"token_input has 18446744073709551615 tokens; max_context_len is 4, and the model was " +
			"made for no more": {InputType: 1, Data: tokens.Data, Count: 1<<64 - 1},
		"token_input.input_ids[0] is -1; this model's tokens are 0 to 9": {
			InputType: 1, Data: rt_input.RtInput(t, "", []int32{-1}).Data, Count: 1},
		"token_input.input_ids[1] is 10; this model's tokens are 0 to 9": {
			InputType: 1, Data: rt_input.RtInput(t, "", []int32{9, 10}).Data, Count: 2},
	} {
		*prompt = bad
		_, err := read_input.ReadInput(h, unsafe.Pointer(prompt))
		require.EqualError(t, err, want)
	}
}
