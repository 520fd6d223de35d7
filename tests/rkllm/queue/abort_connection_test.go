package queue_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/abort_connection"
	"rkllmd/rkllm/queue/stop_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestAbortConnection(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{
		Pause: time.Millisecond, Started: make(chan uintptr, 1000)}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{Queue: 1000, QueuePerConnection: 1000})
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
		fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	_, a, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	_, b, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	const prompt = `{"prompt_input":"x"}`
	t.Run("its own and nobody else's", func(t *testing.T) {
		running, err := rkllm_queue_call.RkllmQueueCall(t, rt, a, "2", "rkllm_run", prompt)
		require.Nil(t, err)
		<-m.Started
		others, err := rkllm_queue_call.RkllmQueueCall(t, rt, b, "3", "rkllm_run", prompt)
		require.Nil(t, err)
		queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, a, "4", "rkllm_run", prompt)
		require.Nil(t, err)
		sizes, err := rkllm_queue_call.RkllmQueueCall(t, rt, a, "5", "rkllm_get_kv_cache_size")
		require.Nil(t, err)
		run, found := abort_connection.AbortConnection(rt, a, false)
		require.True(t, found)
		require.Equal(t, "2", string(run.ID))
		stop_run.StopRun(rt, run, nil)
		require.Equal(t, rkllm.ErrRequestCanceled, (<-queued).Err)
		require.Contains(t, string((<-running).Result), `"_callback_state":2}`) // the library's own end
		<-m.Started
		_, found = abort_connection.AbortConnection(rt, a, false)
		require.False(t, found)
		require.Zero(t, len(others)+len(sizes))
		abort_connection.AbortConnection(rt, a, true)
		require.Equal(t, rkllm.ErrRequestCanceled, (<-sizes).Err)
		run, _ = abort_connection.AbortConnection(rt, b, false)
		stop_run.StopRun(rt, run, nil)
		require.Nil(t, (<-others).Err)
		require.Zero(t, len(running)+len(queued))
	})
	t.Run("never the next one's", func(t *testing.T) {
		m.Started, m.Tokens, m.Pause, m.Linger = nil, 20, 0, 200*time.Microsecond
		var done atomic.Bool
		var group sync.WaitGroup
		group.Go(func() {
			for !done.Load() {
				if run, _ := abort_connection.AbortConnection(rt, a, false); run != nil {
					stop_run.StopRun(rt, run, nil)
				}
				time.Sleep(10 * time.Microsecond)
			}
		})
		for range 500 {
			_, err := rkllm_queue_call.RkllmQueueCall(t, rt, a, "6", "rkllm_run_async", prompt)
			require.Nil(t, err)
			untouched, err := rkllm_queue_call.RkllmQueueCall(t, rt, b, "7", "rkllm_run", prompt)
			require.Nil(t, err)
			require.Contains(t, string((<-untouched).Result), `"text":"`+strings.Repeat("t", 20)+`"`)
		}
		done.Store(true)
		group.Wait()
	})
}
