package queue_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestStopRuntime(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{
		Pause: time.Millisecond, Started: make(chan uintptr, 10)}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
		fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	running, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "2", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	<-m.Started
	queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "3", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	stop_runtime.StopRuntime(rt)
	stop_runtime.StopRuntime(rt)
	<-rt.Idle
	require.Equal(t, queue.ErrShuttingDown, (<-queued).Err)
	require.Contains(t, string((<-running).Result), `"_callback_state":2}`)
	require.Equal(t, int32(1), m.Destroys.Load())
	require.Empty(t, queued)
	require.Empty(t, running)
	_, err = rkllm_queue_call.RkllmQueueCall(t, rt, nil, "4", "rkllm_run", `{"prompt_input":"x"}`)
	require.Equal(t, queue.ErrShuttingDown, err)
}
