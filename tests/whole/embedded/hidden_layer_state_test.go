package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

// TestHiddenLayerState runs a library of generation A, which brings the last hidden layer in a call state of its own:
// the stream has it as it came, and goes on; the answer of rkllm_run holds it. Logits and statistics, which A does not
// have, are null.
func TestHiddenLayerState(t *testing.T) {
	const hidden = `"last_hidden_layer":{"hidden_states":[0.5,2],"embd_size":2,"num_tokens":1},"logits":null,"perf":null,"_callback_state":`
	const none = `"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},"logits":null,"perf":null,"_callback_state":`
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA)
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
		if function == "rkllm_run" || function == "rkllm_run_async" {
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunGetLastHiddenLayer, rkllm_make_results.Result{
				Hidden: []float32{0.5, 2}, Token: 7})
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunFinish, rkllm_make_results.Result{})
		}
		return 0
	})
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", `{"model_path":"`+fake.Model+`"}`)
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)

	t.Run("stream", func(t *testing.T) {
		finished, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "2", "rkllm_run_async", `{"prompt_input":"x"}`,
			`{"mode":1}`)
		require.Nil(t, err)
		require.True(t, (<-finished).Answered)
		require.Equal(t, `{"id":2,"r":{"text":null,"token_id":7,`+hidden+"4}}\n"+
			`{"id":2,"r":{"text":null,"token_id":0,`+none+"2}}\n",
			string(connection_read_bytes.ConnectionReadBytes(t, client)))
	})
	t.Run("one answer", func(t *testing.T) {
		finished, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "3", "rkllm_run", `{"prompt_input":"x"}`,
			`{"mode":1}`)
		require.Nil(t, err)
		require.Equal(t, `{"text":"","token_id":7,`+hidden+"2}", string((<-finished).Result))
	})
}
