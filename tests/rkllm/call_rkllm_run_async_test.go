package rkllm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_run_async"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestCallRkllmRunAsync(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	job := rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_run_async", `{"prompt_input":"Hi"}`)
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
		require.Equal(t, "rkllm_run_async", function)
		require.Equal(t, "Hi", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutC.Input,
			rkllm_fake_pointer.RkllmFakePointer(arguments[0]), "prompt_input"))
		go func() {
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunNormal, rkllm_make_results.Result{
				Text: []byte("Ho"), Token: 8})
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunFinish, rkllm_make_results.Result{})
		}()
		return 0
	})
	call_rkllm_run_async.CallRkllmRunAsync(rt, job)
	require.Nil(t, job.Err)
	require.True(t, job.Answered)
	lines := strings.Split(string(connection_read_bytes.ConnectionReadBytes(t, client)), "\n")
	require.Len(t, lines, 3)
	require.Contains(t, lines[0], `{"id":1,"r":{"text":"Ho","token_id":8,`)
	require.Contains(t, lines[1], `"_callback_state":2}}`)

	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return 7 })
	job = rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_run_async", `{"prompt_input":"Hi"}`)
	call_rkllm_run_async.CallRkllmRunAsync(rt, job)
	require.False(t, job.Answered)
	require.Equal(t, "rkllm_run_async failed with 7: the library gives no reason here; its log on standard error may",
		job.Err.Message)

	t.Run("where it is broken rkllm_run is called", func(t *testing.T) {
		fake.Library.RunAsyncBroken = true
		job := rkllm_make_job.RkllmMakeJob(t, rt, conn, "2", "rkllm_run_async", `{"prompt_input":"Hi"}`)
		rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
			require.Equal(t, "rkllm_run", function)
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunNormal, rkllm_make_results.Result{
				Text: []byte("Ho"), Token: 8})
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunFinish, rkllm_make_results.Result{})
			return 0
		})
		call_rkllm_run_async.CallRkllmRunAsync(rt, job)
		require.Nil(t, job.Err)
		require.True(t, job.Answered)
		require.Equal(t, strings.ReplaceAll(strings.Join(lines, "\n"), `{"id":1,`, `{"id":2,`),
			string(connection_read_bytes.ConnectionReadBytes(t, client)), "the same messages")

		rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return 0 })
		job = rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_run_async", `{"prompt_input":"Hi"}`)
		call_rkllm_run_async.CallRkllmRunAsync(rt, job)
		require.Equal(t, "rkllm_run_async failed with 0: it returned without a last callback", job.Err.Message)
	})
}
