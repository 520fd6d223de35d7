package library_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/library/watch_runtime"
	"rkllmd/generation/run/start_generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestWatchRuntime(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	model := &rkllm_fake_generate.Model{Tokens: 4}
	rkllm_set_answer.RkllmSetAnswer(fake, rkllm_fake_model.RkllmFakeModel(fake, model))
	rt, h := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{}), &generation.Hub{}
	rt.Watch = watch_runtime.WatchRuntime(h, generation.ModelOptions{})
	go run_worker.RunWorker(rt)

	for range 2 {
		_, err := get_backend.GetBackend(h)
		require.ErrorIs(t, err, generation.ErrClosed)
		loaded, failure := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init",
			fmt.Sprintf(`{"model_path":%q}`, fake.Model))
		require.Nil(t, failure)
		require.Nil(t, (<-loaded).Err)
		b, err := get_backend.GetBackend(h)
		require.NoError(t, err)
		require.Equal(t, fake.Model, *h.Path.Load())
		request := generation.Request{Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}
		_, text := generation_answer.GenerationAnswer(t, b, request)
		require.Equal(t, "tttt", text)

		t.Run("runs of front-ends and of others wait in one queue", func(t *testing.T) {
			var of []<-chan *rkllm.Job
			ours, _ := generation_begin.GenerationBegin(t, b, request)
			for range 3 {
				theirs, failure := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "2", "rkllm_run",
					`{"input_type":0,"prompt_input":"Hi"}`, `{"mode":0}`)
				require.Nil(t, failure)
				of = append(of, theirs)
			}
			for _, theirs := range of {
				require.Nil(t, (<-theirs).Err)
			}
			<-ours.Done
			require.Equal(t, generation.ReasonStop, ours.Last.Reason)
		})
		gone, failure := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "3", "rkllm_destroy")
		require.Nil(t, failure)
		require.Nil(t, (<-gone).Err)
		_, err = start_generation.StartGeneration(b, request, nil)
		require.ErrorIs(t, err, generation.ErrClosed)
	}
	stop_runtime.StopRuntime(rt)
	<-rt.Idle
	require.EqualValues(t, 2, model.Destroys.Load())
}
