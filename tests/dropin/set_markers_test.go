package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/drop_markers"
	"rkllmd/dropin/keep_markers"
	"rkllmd/dropin/set_markers"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

func TestSetMarkers(t *testing.T) {
	c, d := rkllm.LayoutC.Param, rkllm.LayoutD.Input
	param, input := rt_memory.RtMemory(t, 208), rt_memory.RtMemory(t, 160)
	for name, text := range map[string]string{"img_start": "<a>", "img_end": "<b>"} {
		_, at := find_member.FindMember(c, param, name)
		*(*unsafe.Pointer)(at) = rt_text.RtText(t, text)
	}
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	require.NoError(t, set_markers.SetMarkers(&memory, rkllm.LayoutC, 16, input), "a handle without markers")
	require.Empty(t, memory.Blocks)
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutC, 16, param))
	require.NoError(t, set_markers.SetMarkers(&memory, rkllm.LayoutC, 16, input))
	drop_markers.DropMarkers(16) // the request has copies
	for name, text := range map[string]string{"image_start": "<a>", "image_end": "<b>"} {
		_, at := find_member.FindMember(d, input, "multimodal_input", "image", name)
		require.Equal(t, text, string(read_string.ReadString(*(*unsafe.Pointer)(at))))
	}
	_, at := find_member.FindMember(d, input, "multimodal_input", "image", "image_content")
	require.Nil(t, *(*unsafe.Pointer)(at), "it was NULL")
}
