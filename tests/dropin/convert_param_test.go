package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/convert_param"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/dropin/dropin_member"
	"rkllmd/tests/dropin/dropin_struct"
)

func TestConvertParam(t *testing.T) {
	var memory rkllm.Memory
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		none, err := convert_param.ConvertParam(&memory, layout, nil)
		require.NoError(t, err)
		require.Nil(t, none)
	}
	same := dropin_struct.DropinStruct(t, rkllm.LayoutD.Param)
	converted, err := convert_param.ConvertParam(&memory, rkllm.LayoutD, same)
	require.NoError(t, err)
	require.Equal(t, same, converted)
	require.Empty(t, memory.Blocks)

	theirs := dropin_struct.DropinStruct(t, rkllm.LayoutC.Param)
	converted, err = convert_param.ConvertParam(&memory, rkllm.LayoutC, theirs)
	require.NoError(t, err)
	defer free_memory.FreeMemory(&memory)
	for _, name := range []string{"model_path", "top_k", "mirostat_eta", "skip_special_token", "is_async"} {
		require.Equal(t, dropin_member.DropinMember(t, rkllm.LayoutC.Param, theirs, name),
			dropin_member.DropinMember(t, rkllm.LayoutD.Param, converted, name), name)
	}
	require.Equal(t, dropin_member.DropinMember(t, rkllm.LayoutC.Param, theirs, "extend_param", "enabled_cpus_mask"),
		dropin_member.DropinMember(t, rkllm.LayoutD.Param, converted, "extend_param", "enabled_cpus_mask"))
	require.Zero(t, dropin_member.DropinMember(t, rkllm.LayoutD.Param, converted, "ignore_eos_token"))
}
