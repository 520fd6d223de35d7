package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/rkllm/run/start_run"
	"rkllmd/tests/rkllm/rkllm_start_job"
	"rkllmd/tests/rkllm/rkllm_stream_cases"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
	"rkllmd/utils"
)

func TestRkllmCallback(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	fake.Callback = rkllm_callback.Pointer
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	rt.Handle, rt.NBatch = fake.Handle, 1
	hel := rkllm_make_results.Result{Text: []byte("Hel"), Token: 1}
	lo := rkllm_make_results.Result{Text: []byte("lo"), Token: 2}
	finish := rkllm_make_results.Result{Perf: rkllm_make_results.Perf{GenerateTokens: 2}}
	for _, c := range rkllm_stream_cases.RkllmStreamCases() {
		t.Run(c.Name, func(t *testing.T) {
			_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
			job := &rkllm.Job{Conn: conn, Framing: utils.FramingText, Function: c.Function, Kind: rkllm.KindRun,
				Single: c.Single, ProgressToken: c.Progress}
			context := create_callback_context.CreateCallbackContext(rt, job, []byte(`{"id":1,"r":`), []byte("}"))
			require.True(t, start_run.StartRun(rt, job, fake.Library.Run))
			require.Zero(t, rkllm_fake_emit.RkllmFakeEmit(fake, context.Handle, rkllm.RunNormal, hel))
			require.Zero(t, rkllm_fake_emit.RkllmFakeEmit(fake, context.Handle, rkllm.RunNormal, lo))
			job.Canceled.Store(c.Cancel)
			require.Zero(t, rkllm_fake_emit.RkllmFakeEmit(fake, context.Handle, rkllm.RunFinish, finish))
			<-context.Done
			require.Equal(t, rkllm.RunFinish, context.State)
			require.Equal(t, c.Answered, context.Sent)
			require.Equal(t, c.Answer, string(context.Last))
			require.Equal(t, c.Sent, string(connection_read_bytes.ConnectionReadBytes(t, client)))

			for range 2 { // late callbacks, while the context lives and after
				for _, state := range []int32{rkllm.RunNormal, rkllm.RunFinish, rkllm.RunError} {
					require.Zero(t, rkllm_fake_emit.RkllmFakeEmit(fake, context.Handle, state, hel))
				}
				free_job.FreeJob(job)
			}
			require.Equal(t, c.Answer, string(context.Last))
			require.Empty(t, connection_read_bytes.ConnectionReadBytes(t, client))
		})
	}
	t.Run("waiting, NULL results, ERROR", func(t *testing.T) {
		job, client := rkllm_start_job.RkllmStartJob(t, rt, "rkllm_run")
		hel.Hidden = []float32{1, 2}
		rkllm_fake_emit.RkllmFakeEmit(fake, job.Context.Handle, rkllm.RunWaiting, hel)
		rkllm_fake_emit.RkllmFakeEmit(fake, job.Context.Handle, rkllm.RunNormal, lo)
		rkllm_fake_emit.RkllmFakeEmit(fake, job.Context.Handle, rkllm.RunNormal)
		rkllm_fake_emit.RkllmFakeEmit(fake, job.Context.Handle, rkllm.RunError)
		<-job.Context.Done
		require.Equal(t, []any{rkllm.RunError, 2}, []any{job.Context.State, job.Context.EmbeddingSize})
		require.Contains(t, string(job.Context.Last), `{"text":"lo","token_id":0,`)
		require.Contains(t, string(job.Context.Last), `"_callback_state":3}`)
		require.Empty(t, connection_read_bytes.ConnectionReadBytes(t, client))
	})
	t.Run("a token allocates nothing", func(t *testing.T) {
		job, client := rkllm_start_job.RkllmStartJob(t, rt, "rkllm_run_async")
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte(" token"),
			Token: 1234})
		drain := make([]byte, 64<<10)
		require.Zero(t, count_allocations.CountAllocations(500, func() {
			rkllm_callback.RkllmCallback(results, job.Context.Handle, rkllm.RunNormal)
			_, _ = unix.Read(client, drain)
		}))
		require.False(t, job.Context.Broken)
	})
}
