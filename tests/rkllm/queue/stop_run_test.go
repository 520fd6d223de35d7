package queue_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/stop_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestStopRun(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{
		Pause: time.Millisecond, Linger: time.Millisecond}
	answer, begin := rkllm_fake_model.RkllmFakeModel(fake, m), make(chan struct{})
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
		if function == "rkllm_run" {
			<-begin
		}
		return answer(function, arguments)
	})
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	letBegin := sync.OnceFunc(func() { close(begin) })
	t.Cleanup(letBegin)
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
		fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_run", `{"prompt_input":"x"}`)
	finished := make(chan *rkllm.Job, 2)
	job.Finish = rkllm_finish_call.RkllmFinishCall(finished)
	code := make(chan int32, 1)
	stop_run.StopRun(rt, job, code) // is not there yet
	require.Zero(t, <-code)
	require.False(t, job.Aborting.Load())
	require.Nil(t, queue_job.QueueJob(rt, job))
	require.Eventually(t, func() bool {
		rt.Mu.Lock()
		defer rt.Mu.Unlock()
		return rt.Current == job
	}, 2*time.Minute, time.Millisecond)
	stop_run.StopRun(rt, job, code) // too early for the model, which has not begun; later ones are not
	stop_run.StopRun(rt, job, nil)
	require.Eventually(t, func() bool { return m.Aborts.Load() > 1 }, 2*time.Minute, time.Millisecond)
	letBegin()
	require.Contains(t, string((<-finished).Result), `"_callback_state":2}`)
	require.Zero(t, <-code)
	stop_run.StopRun(rt, job, code)
	require.Zero(t, <-code)
}
