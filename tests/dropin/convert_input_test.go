package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/convert_input"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/dropin/dropin_member"
	"rkllmd/tests/dropin/dropin_struct"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestConvertInput(t *testing.T) {
	c, d := rkllm.LayoutC.Input, rkllm.LayoutD.Input
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for number, member := range [][]string{{"prompt_input"}, {"token_input", "input_ids"}, {"embed_input", "embed"},
		{"multimodal_input", "prompt"}} {
		theirs := dropin_struct.DropinStruct(t, c)
		_, kind := find_member.FindMember(c, theirs, "input_type")
		*(*int32)(kind) = int32(number)
		converted := rt_memory.RtMemory(t, int(d.Size))
		require.NoError(t, convert_input.ConvertInput(&memory, rkllm.LayoutC, 1, theirs, converted))
		for _, names := range [][]string{{"role"}, {"enable_thinking"}, {"input_type"}, member} {
			require.Equal(t, dropin_member.DropinMember(t, c, theirs, names...), dropin_member.DropinMember(t, d,
				converted, names...), "%v", names)
		}
		if number != int(rkllm.InputMultimodal) {
			require.Zero(t, dropin_member.DropinMember(t, d, converted, "multimodal_input", "image", "image_start"))
			continue
		}
		for _, name := range []string{"image_embed", "n_image_tokens", "n_image", "image_width", "image_height"} {
			require.Equal(t, dropin_member.DropinMember(t, c, theirs, "multimodal_input", name),
				dropin_member.DropinMember(t, d, converted, "multimodal_input", "image", name), name)
		}
		require.Zero(t, dropin_member.DropinMember(t, d, converted, "multimodal_input", "video", "n_video"))
	}

	t.Run("an unknown type is left to the run", func(t *testing.T) {
		theirs := rt_memory.RtMemory(t, 64)
		*(*int32)(unsafe.Add(theirs, 12)) = 9
		converted := rt_memory.RtMemory(t, int(d.Size))
		require.NoError(t, convert_input.ConvertInput(&memory, rkllm.LayoutC, 1, theirs, converted))
		require.EqualValues(t, 9, (*librkllmrt.CInput)(converted).InputType)
		require.Nil(t, (*librkllmrt.CInput)(converted).Data)
	})
}
