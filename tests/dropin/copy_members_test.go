package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/copy_members"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/tests/dropin/dropin_member"
	"rkllmd/tests/dropin/dropin_struct"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestCopyMembers(t *testing.T) {
	c, d := rkllm.LayoutC.Param, rkllm.LayoutD.Param
	from := dropin_struct.DropinStruct(t, c)
	to := rt_memory.RtMemory(t, layout.MinBlock)
	copy_members.CopyMembers(to, from, d, c)
	for _, name := range []string{
		"model_path", "max_context_len", "max_new_tokens", "top_k", "n_keep", "top_p", "temperature", "repeat_penalty",
		"frequency_penalty",
		"presence_penalty", "mirostat", "mirostat_tau", "mirostat_eta", "skip_special_token", "is_async",
	} {
		require.Equal(t, dropin_member.DropinMember(t, c, from, name), dropin_member.DropinMember(t, d, to, name), name)
	}
	for _, field := range rkllm.LayoutC.Param.Fields[len(rkllm.LayoutC.Param.Fields)-1].Struct.Fields {
		if field.Kind != rkllm.Bytes {
			require.Equal(t, dropin_member.DropinMember(t, c, from, "extend_param", field.Name),
				dropin_member.DropinMember(t, d, to, "extend_param", field.Name), field.Name)
		}
	}
	require.Zero(t, dropin_member.DropinMember(t, d, to, "ignore_eos_token"), "only the target has it")
	require.Equal(t, make([]byte, 512-184), unsafe.Slice((*byte)(unsafe.Add(to, 184)), 512-184),
		"nothing behind the structure")

	some := rt_memory.RtMemory(t, layout.MinBlock)
	copy_members.CopyMembers(some, from, d, c, "top_k", "img_start")
	require.Equal(t, dropin_member.DropinMember(t, c, from, "top_k"), dropin_member.DropinMember(t, d, some, "top_k"))
	require.Zero(t, dropin_member.DropinMember(t, d, some, "top_p"))

	back := rt_memory.RtMemory(t, layout.MinBlock)
	copy_members.CopyMembers(back, to, c, d)
	require.Equal(t, dropin_member.DropinMember(t, c, from, "extend_param", "n_batch"), dropin_member.DropinMember(t, c,
		back, "extend_param", "n_batch"))
}
