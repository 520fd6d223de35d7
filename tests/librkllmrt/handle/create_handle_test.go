package handle_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/free_context"
	"rkllmd/engine/model/free_model"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/create_handle"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/tests/librkllmrt/handle/rt_record_loads"
	"rkllmd/tests/support/librkllmrt/rt_callback"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_param"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
	"rkllmd/tests/support/models/write_encoder_model"
)

func TestCreateHandle(t *testing.T) {
	log, began := rt_log.RtLog(t), time.Now()
	progress := rt_record_loads.RtRecordLoads(t)
	callback := unsafe.Pointer(rt_callback.RtCallback(t, 5))
	for _, architecture := range []string{"llama", "qwen3"} {
		param := rt_param.RtParam(t, rt_tiny.RtTiny(t, architecture),
			func(p *librkllmrt.CParam) { p.ExtendParam.NBatch = 3 })
		number, err := create_handle.CreateHandle(unsafe.Pointer(param), callback)
		require.NoError(t, err)
		h, err := find_handle.FindHandle(number)
		require.NoError(t, err)
		require.Equal(t, rt_on_result.Pointer, h.Callback)
		require.EqualValues(t, 5, h.Userdata)
		require.Equal(t, 512, h.Context.Size)
		require.Equal(t, 3, h.Context.Sequences)
		require.Len(t, h.Lanes, 3)
		require.EqualValues(t, 2, h.Lanes[2].Sequence.ID)
		require.Equal(t, 1, h.Context.Threads)
		require.Equal(t, architecture == "llama", h.Template != nil,
			"a model without a chat template gets prompts as they are")
		free_context.FreeContext(h.Context)
		free_model.FreeModel(h.Model)
	}
	require.LessOrEqual(t, strings.Count(log.String(), `msg="rkllm: loading model"`), int(time.Since(began).Seconds()),
		"one line a second at most")
	require.Equal(t, 2, strings.Count(log.String(), `msg="rkllm: model loaded" runtime="embedded, follows 1.3.0"`))
	require.Contains(t, log.String(), ` size="`)
	require.NotEmpty(t, *progress)
	*progress = nil

	encoder, _ := write_encoder_model.WriteEncoderModel(t, 1)
	_, err := create_handle.CreateHandle(unsafe.Pointer(rt_param.RtParam(t, encoder, nil)), callback)
	require.ErrorContains(t, err, "it makes embeddings and does not generate text, which the API of RKLLM has no call")
	folder := t.TempDir()
	garbage := filepath.Join(folder, "garbage.gguf")
	require.NoError(t, os.WriteFile(garbage, []byte("this is no model, but a text of some length"), 0o600))
	live := len(librkllmrt.Handles.Live)
	for path, want := range map[string]string{
		filepath.Join(folder, "missing.gguf"): "no such file",
		garbage:                               "GGUF",
		folder:                                "directory",
	} {
		_, err := create_handle.CreateHandle(unsafe.Pointer(rt_param.RtParam(t, path, nil)), callback)
		require.ErrorContains(t, err, want)
	}
	param := rt_param.RtParam(t, rt_tiny.RtTiny(t, "llama"), func(p *librkllmrt.CParam) { p.MaxContextLen = 4096 })
	_, err = create_handle.CreateHandle(unsafe.Pointer(param), callback)
	require.ErrorContains(t, err, "max_context_len is 4096, but ")
	require.ErrorContains(t, err, "was made for at most 2048 tokens")
	huge := engine_sparse_model.EngineSparseModel(t, engine_sparse_shape.Shape{Words: 300, Embedding: 8192, Heads: 64,
		KeyHeads: 8, Forward: 28672, Layers: 80, Context: 512}, 0)
	_, err = create_handle.CreateHandle(unsafe.Pointer(rt_param.RtParam(t, huge, nil)), callback)
	require.ErrorContains(t, err, huge+" needs ")
	require.Empty(t, *progress, "its load has not begun")
	for _, bad := range []unsafe.Pointer{nil, unsafe.Pointer(&librkllmrt.CCallback{})} {
		_, err = create_handle.CreateHandle(unsafe.Pointer(param), bad)
		require.EqualError(t, err, "callback is NULL; it must point to an RKLLMCallback with a result_callback")
	}
	_, err = create_handle.CreateHandle(nil, callback)
	require.EqualError(t, err, "param is NULL; it must point to an RKLLMParam")
	require.Len(t, librkllmrt.Handles.Live, live, "a failure leaves no handle")
}
