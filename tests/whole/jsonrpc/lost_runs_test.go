package jsonrpc_test

import (
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_abort"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/abort_job"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/tests/support/server/connection_open_pair"
)

// A library whose rkllm_run_async never makes its last callback must not hold up the daemon.
func TestLostRuns(t *testing.T) {
	for _, name := range []string{"rkllm.abort", "$/cancelRequest", "the end of the daemon"} {
		t.Run(name+" ends a run whose callbacks never end", func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
			started, destroyed := make(chan uintptr, 9), atomic.Bool{}
			rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
				switch function {
				case "rkllm_run_async":
					rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunNormal, rkllm_make_results.Result{
						Text: []byte("t")})
					started <- arguments[2]
				case "rkllm_destroy":
					destroyed.Store(true)
				}
				return 0
			})
			rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
			go run_worker.RunWorker(rt)
			_, conn, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
			_, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
				fake.Model))
			require.Nil(t, err)
			queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "2", "rkllm_run_async", `{"prompt_input":"x"}`)
			require.Nil(t, err)
			userdata := <-started
			want := "rkllm_run_async failed with 0: it was aborted, and has ended without a last callback"
			switch name {
			case "rkllm.abort":
				call_rkllm_abort.CallRkllmAbort(rt, &rkllm.Job{Function: "rkllm_abort", Conn: conn})
			case "$/cancelRequest":
				want = rkllm.ErrRequestCanceled.Message
				require.True(t, abort_job.AbortJob(rt, conn, []byte("2")))
			default:
				stop_runtime.StopRuntime(rt)
			}
			job := <-queued
			require.Equal(t, want, job.Err.Message)
			require.Empty(t, job.Memory.Blocks, "left to the library")
			// too late: nothing happens
			rkllm_fake_emit.RkllmFakeEmit(fake, userdata, rkllm.RunFinish, rkllm_make_results.Result{})
			stop_runtime.StopRuntime(rt)
			<-rt.Idle
			require.True(t, destroyed.Load())
		})
	}
}
