package embedded_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_media"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/tiny_embeddings"
)

// A conversation with an image in it goes on, also after a single turn has taken the cache.
func TestMultimodalConversation(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	one, other := []int32{300, 301, 302}, []int32{303, 304, 305}
	m, fresh := rt_open.RtOpen(t, path, nil), rt_open.RtOpen(t, path, nil)
	keep := uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{KeepHistory: 1,
		MaxNewTokens: 8}, nil)))
	var answers [2][]int32
	for i, model := range []*rt_open.Model{m, fresh} {
		in, _ := rt_media.RtMedia(t, "look at <image>", [][]float32{tiny_embeddings.TinyEmbeddings("qwen3", one)}, 3,
			nil, 0)
		_, userdata := rt_recorder.RtRecorder(t, nil)
		require.Zero(t, rt_call.RtCall(model.Library.Run, model.Handle, uintptr(unsafe.Pointer(in)), keep, userdata))
		if i == 0 {
			_, userdata := rt_recorder.RtRecorder(t, nil)
			in, _ = rt_media.RtMedia(t, "<image>", [][]float32{tiny_embeddings.TinyEmbeddings("qwen3", other)}, 3, nil,
				0)
			require.Zero(t, rt_call.RtCall(model.Library.Run, model.Handle, uintptr(unsafe.Pointer(in)), 0, userdata))
		}
		_, answers[i] = rt_join.RtJoin(rt_run.RtRun(t, model, rt_run.Request{Prompt: "and now",
			Infer: librkllmrt.CInferParam{KeepHistory: 1}}, nil))
	}
	require.Equal(t, answers[1], answers[0], "the image is decoded anew")
}
