package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/convert_infer_param"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/dropin/dropin_member"
	"rkllmd/tests/dropin/dropin_struct"
)

func TestConvertInferParam(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		none, err := convert_infer_param.ConvertInferParam(&memory, layout, nil)
		require.NoError(t, err)
		require.Nil(t, none)
	}
	same := dropin_struct.DropinStruct(t, rkllm.LayoutD.InferParam)
	converted, err := convert_infer_param.ConvertInferParam(&memory, rkllm.LayoutD, same)
	require.NoError(t, err)
	require.Equal(t, same, converted)

	theirs := dropin_struct.DropinStruct(t, rkllm.LayoutC.InferParam)
	converted, err = convert_infer_param.ConvertInferParam(&memory, rkllm.LayoutC, theirs)
	require.NoError(t, err)
	for _, name := range []string{"mode", "lora_params", "prompt_cache_params", "keep_history"} {
		require.Equal(t, dropin_member.DropinMember(t, rkllm.LayoutC.InferParam, theirs, name),
			dropin_member.DropinMember(t, rkllm.LayoutD.InferParam, converted, name), name)
	}
	require.Zero(t, dropin_member.DropinMember(t, rkllm.LayoutD.InferParam, converted, "sampling_params"))
	require.Zero(t, dropin_member.DropinMember(t, rkllm.LayoutD.InferParam, converted, "max_new_tokens"))
}
