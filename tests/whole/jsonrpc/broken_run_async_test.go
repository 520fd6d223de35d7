package jsonrpc_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_abort"
	"rkllmd/rkllm/call_rkllm_is_running"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue"
	"rkllmd/rkllm/queue/abort_job"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

// Where rkllm_run_async is broken, and where it works: to the client there is no difference.
func TestBrokenRunAsync(t *testing.T) {
	for _, broken := range []bool{true, false} {
		fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC), &rkllm_fake_generate.Model{
			Pause: time.Millisecond, Started: make(chan uintptr, 9)}
		fake.Library.RunAsyncBroken = broken
		fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
		rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
		go run_worker.RunWorker(rt)
		_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		model := fmt.Sprintf(`{"model_path":%q}`, fake.Model)
		loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", model)
		require.Nil(t, err)
		require.Nil(t, (<-loaded).Err)
		for i, way := range []string{"rkllm.abort", "$/cancelRequest", "the end of the daemon"} {
			id := fmt.Sprint(i)
			ran, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, id, "rkllm_run_async", `{"prompt_input":"x"}`)
			require.Nil(t, err)
			<-m.Started
			_, err = rkllm_queue_call.RkllmQueueCall(t, rt, nil, "9", "rkllm_destroy")
			require.Equal(t, queue.ErrRunsInProgress, err)
			_, err = rkllm_queue_call.RkllmQueueCall(t, rt, nil, "9", "rkllm_init", model)
			require.Equal(t, rkllm.ErrModelLoaded, err)
			running := &rkllm.Job{Function: "rkllm_is_running"}
			call_rkllm_is_running.CallRkllmIsRunning(rt, running)
			require.Equal(t, "1", string(running.Result))
			switch way {
			case "rkllm.abort":
				call_rkllm_abort.CallRkllmAbort(rt, &rkllm.Job{Function: "rkllm_abort", Conn: conn})
			case "$/cancelRequest":
				require.True(t, abort_job.AbortJob(rt, conn, []byte(id)))
			default:
				stop_runtime.StopRuntime(rt)
			}
			job := <-ran
			sent := string(connection_read_bytes.ConnectionReadBytes(t, client))
			require.Contains(t, sent, `{"id":`+id+`,"r":{"text":"t","token_id":0,`)
			require.Equal(t, way != "$/cancelRequest", strings.Contains(sent, `"_callback_state":2}}`), way)
			require.Equal(t, way != "$/cancelRequest", job.Answered)
		}
		<-rt.Idle
		require.Equal(t, int32(1), m.Destroys.Load())
		require.Equal(t, int32(1), m.Inits.Load(), "one at a time")
	}
}
