package run_test

import (
	"encoding/json"
	"math"
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/update_progress"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run/rkllm_load_progress"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
	"rkllmd/utils"
)

func TestRkllmLoadProgress(t *testing.T) {
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	job := &rkllm.Job{Conn: conn, Framing: utils.FramingText, Function: "rkllm_init", Kind: rkllm.KindInit,
		ProgressToken: json.RawMessage("1")}
	context := create_callback_context.CreateCallbackContext(rt, job, []byte(`{"value":`), []byte("}"))
	context.Handle = uintptr(cgo.NewHandle(context))
	rkllm_load_progress.RkllmLoadProgress(0.5, context.Handle)
	require.Equal(t, `{"value":{"progress":0.5}}`+"\n", string(connection_read_bytes.ConnectionReadBytes(t, client)))
	context.Stream = false // in a batch
	rkllm_load_progress.RkllmLoadProgress(0.75, context.Handle)
	require.Empty(t, connection_read_bytes.ConnectionReadBytes(t, client))
	loading := &generation.Loading{}
	context.Progress = update_progress.UpdateProgress(loading)
	rkllm_load_progress.RkllmLoadProgress(0.8, context.Handle)
	require.Equal(t, float32(0.8), math.Float32frombits(loading.Done.Load()))
	context.Stream, context.Progress = true, nil
	cleanup_connection.CleanupConnection(conn)
	rkllm_load_progress.RkllmLoadProgress(1, context.Handle)
	require.True(t, context.Broken)
	free_job.FreeJob(job)
	rkllm_load_progress.RkllmLoadProgress(1, 0)
}
