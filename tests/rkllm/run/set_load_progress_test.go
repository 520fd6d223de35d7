package run_test

import (
	"encoding/json"
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run/set_load_progress"
	"rkllmd/tests/rkllm/rkllm_fake_progress"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
	"rkllmd/utils"
)

func TestSetLoadProgress(t *testing.T) {
	set_load_progress.SetLoadProgress(&rkllm.Library{}, 1) // it does not have the function

	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	library := &rkllm.Library{Layout: rkllm.LayoutD, SetLoadProgress: rkllm_fake_progress.RkllmFakeProgress()}
	job := &rkllm.Job{Conn: conn, Framing: utils.FramingText, Function: "rkllm_init", ProgressToken: json.RawMessage(
		"1")}
	context := create_callback_context.CreateCallbackContext(
		create_runtime.CreateRuntime(library, rkllm.Limits{}), job, nil, nil)
	context.Handle = uintptr(cgo.NewHandle(context))
	defer free_job.FreeJob(job)
	set_load_progress.SetLoadProgress(library, context.Handle)
	set_load_progress.SetLoadProgress(library, 0)
	require.Equal(t, `{"progress":0.25}`+"\n", string(connection_read_bytes.ConnectionReadBytes(t, client)))
}
