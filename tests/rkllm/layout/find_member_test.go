package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

func TestFindMember(t *testing.T) {
	var block [512]byte
	at := unsafe.Pointer(&block)
	f, place := find_member.FindMember(rkllm.LayoutD.Param, at, "extend_param", "n_batch")
	require.Equal(t, "n_batch", f.Name)
	require.Equal(t, unsafe.Pointer(&block[72]), place)

	f, place = find_member.FindMember(rkllm.LayoutC.Param, at, "extend_param", "n_batch")
	require.Equal(t, "n_batch", f.Name)
	require.Equal(t, unsafe.Pointer(&block[100]), place)

	for _, names := range [][]string{{"ignore_eos_token"}, {"extend_param", "nonsense"}, {"top_k", "nonsense"}} {
		f, place = find_member.FindMember(rkllm.LayoutC.Param, at, names...)
		require.Nil(t, f)
		require.Nil(t, place)
	}
	f, place = find_member.FindMember(rkllm.LayoutD.Param, at, "img_start") // kept for it, but no part of it
	require.Nil(t, f)
	require.Nil(t, place)
}
