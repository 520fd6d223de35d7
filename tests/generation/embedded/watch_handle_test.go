package embedded_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/create_handle_backend"
	"rkllmd/generation/embedded/watch_handle"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
)

func TestWatchHandle(t *testing.T) {
	rt, h := create_runtime.CreateRuntime(open_builtin.OpenBuiltin(), rkllm.Limits{}), &generation.Hub{}
	rt.Watch = watch_handle.WatchHandle(h, create_handle_backend.CreateHandleBackend, generation.ModelOptions{
		Sequences: 2})
	go run_worker.RunWorker(rt)
	path := rt_tiny.RtTiny(t, "llama")
	param := fmt.Sprintf(`{"model_path":%q,"max_context_len":2048,"extend_param":{"enabled_cpus_num":1}}`, path)
	var runs []*generation.Run
	for range 2 {
		loaded, failure := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", param)
		require.Nil(t, failure)
		require.Nil(t, (<-loaded).Err)
		require.Nil(t, h.Backend.Load(), "nobody has asked")
		require.Equal(t, path, *h.Path.Load())
		b, err := get_backend.GetBackend(h)
		require.NoError(t, err)
		for range 3 { // one waits
			run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "river", IgnoreEnd: true,
				Logprobs: -1})
			runs = append(runs, run)
		}
		if len(runs) == 3 {
			gone, failure := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "2", "rkllm_destroy")
			require.Nil(t, failure)
			require.Nil(t, (<-gone).Err)
		}
	}
	stop_runtime.StopRuntime(rt) // destroys the second one
	<-rt.Idle
	for _, run := range runs {
		<-run.Done
		require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
	}
	require.Nil(t, h.Path.Load())
	_, err := get_backend.GetBackend(h)
	require.ErrorContains(t, err, "no model is loaded")
}
