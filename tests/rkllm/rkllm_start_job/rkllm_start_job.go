// Package rkllm_start_job starts a run.
package rkllm_start_job

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/run/start_run"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/server/connection_open_pair"
)

// RkllmStartJob starts the run of a client's request, number 5, for a C function of the runtime's library, and returns
// its job and the client's end of the connection.
func RkllmStartJob(t testing.TB, rt *rkllm.Runtime, function string) (job *rkllm.Job, client int) {
	t.Helper()
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	job = rkllm_make_job.RkllmMakeJob(t, rt, conn, "5", function, `{"prompt_input":"x"}`)
	require.True(t, start_run.StartRun(rt, job, rt.Serving.Load().Run))
	return job, client
}
