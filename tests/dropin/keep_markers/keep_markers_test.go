package keep_markers_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/apply_markers"
	"rkllmd/dropin/drop_markers"
	"rkllmd/dropin/keep_markers"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/free_memory"
	"rkllmd/rkllm/view_string"
	"rkllmd/tests/support/rt_memory"
	"rkllmd/tests/support/rt_text"
)

func TestKeepMarkers(t *testing.T) {
	c, d := rkllm.LayoutC.Param, rkllm.LayoutD.Input
	param, input := rt_memory.RtMemory(t, 208), rt_memory.RtMemory(t, 160)
	for name, text := range map[string]string{"img_start": "<a>", "img_end": "<b>"} {
		_, at := find_member.FindMember(c, param, name)
		*(*unsafe.Pointer)(at) = rt_text.RtText(t, text)
	}
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutD, 32, param))
	require.Empty(t, librkllmrt.DropIn.Markers, "generation D gives them with each request")
	require.NoError(t, keep_markers.KeepMarkers(rkllm.LayoutC, 32, param))
	_, given := find_member.FindMember(c, param, "img_start")
	*(*byte)(*(*unsafe.Pointer)(given)) = 'x' // the caller's own memory is the caller's
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	require.NoError(t, apply_markers.ApplyMarkers(&memory, rkllm.LayoutC, 32, input))
	drop_markers.DropMarkers(32)
	for name, text := range map[string]string{"image_start": "<a>", "image_end": "<b>"} {
		_, at := find_member.FindMember(d, input, "multimodal_input", "image", name)
		require.Equal(t, text, string(view_string.ViewString(*(*unsafe.Pointer)(at))))
	}
	_, at := find_member.FindMember(d, input, "multimodal_input", "image", "image_content")
	require.Nil(t, *(*unsafe.Pointer)(at), "it was NULL")
}
