package rkllm_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestRunWorker(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{Tokens: 3}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	model := fmt.Sprintf(`{"model_path":%q}`, fake.Model)
	t.Run("calls in order of arrival", func(t *testing.T) {
		loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", model)
		require.Nil(t, err)
		ran, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "2", "rkllm_run", `{"prompt_input":"x"}`)
		require.Nil(t, err)
		sizes, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "3", "rkllm_get_kv_cache_size")
		require.Nil(t, err)
		require.Equal(t, `{"cache_sizes":[0]}`, string((<-sizes).Result))
		require.Len(t, loaded, 1)
		require.Len(t, ran, 1)
		require.Nil(t, (<-loaded).Err)
		require.Contains(t, string((<-ran).Result), `{"text":"ttt","token_id":2,`)
	})
	t.Run("state is checked again when the turn comes", func(t *testing.T) {
		rt.HandleLock.RLock() // which the worker needs to end a call: what follows waits
		destroyed, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "4", "rkllm_destroy")
		require.Nil(t, err)
		failed, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "5", "rkllm_init", `{"model_path":"/no/such/model"}`)
		require.Nil(t, err)
		ran, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "6", "rkllm_run", `{"prompt_input":"x"}`)
		require.Nil(t, err)
		rt.HandleLock.RUnlock()
		require.Equal(t, rkllm.ErrNoModel, (<-ran).Err)
		require.Nil(t, (<-destroyed).Err)
		rkllm_require_refused.RkllmRequireRefused(t,
			`param.model_path: "/no/such/model" cannot be used: no such file or directory`, (<-failed).Err)
	})
	t.Run("the end", func(t *testing.T) {
		loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "7", "rkllm_init", model)
		require.Nil(t, err)
		require.Nil(t, (<-loaded).Err)
		require.Equal(t, int32(1), m.Destroys.Load())
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
		require.Equal(t, int32(2), m.Destroys.Load())
		require.Zero(t, rt.Handle)
		_, err = rkllm_queue_call.RkllmQueueCall(t, rt, nil, "8", "rkllm_init", model)
		require.Equal(t, queue.ErrShuttingDown, err)
	})
}
