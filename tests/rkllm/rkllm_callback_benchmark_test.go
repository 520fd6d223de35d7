package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/rkllm/run/start_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_callback"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/server/connection_open_pair"
)

func BenchmarkRkllmCallback(b *testing.B) {
	fake := rkllm_fake_library.RkllmFakeLibrary(b, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	rt.Handle, rt.NBatch = fake.Handle, 1
	_, conn, client := connection_open_pair.ConnectionOpenPair(b, 1<<30)
	job := rkllm_make_job.RkllmMakeJob(b, rt, conn, "5", "rkllm_run_async", `{"prompt_input":"x"}`)
	require.True(b, start_run.StartRun(rt, job, fake.Library.Run))
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte(" token"),
		Token: 1234})
	drain := make([]byte, 64<<10)
	b.ReportAllocs()
	for b.Loop() {
		rkllm_fake_callback.RkllmFakeCallback(rkllm_callback.Pointer, results, job.Context.Handle, rkllm.RunNormal)
		b.StopTimer()
		_, _ = unix.Read(client, drain)
		b.StartTimer()
	}
}
