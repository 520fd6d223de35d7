package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/utils"
)

func TestCreateCallbackContext(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutC}, rkllm.Limits{})
	conn := &connection.Connection{}
	for name, c := range map[string]struct {
		job                            *rkllm.Job
		stream, streamIsAnswer, gather bool
	}{
		"async": {&rkllm.Job{Function: "rkllm_run_async"}, true, true, false},
		"async with progress": {&rkllm.Job{Function: "rkllm_run_async", ProgressToken: json.RawMessage("1")}, true,
			false, false},
		"async in a batch": {&rkllm.Job{Function: "rkllm_run_async", Single: true}, false, false, true},
		"run":              {&rkllm.Job{Function: "rkllm_run"}, false, false, true},
		"run with progress": {&rkllm.Job{Function: "rkllm_run", ProgressToken: json.RawMessage("1")}, true, false,
			true},
		"init with progress": {&rkllm.Job{Function: "rkllm_init", ProgressToken: json.RawMessage("1")}, true, false,
			true},
		"progress in a batch": {&rkllm.Job{Function: "rkllm_run_async", ProgressToken: json.RawMessage("1"),
			Single: true}, false, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			job := c.job
			job.Conn, job.Framing = conn, utils.FramingHeader
			context := create_callback_context.CreateCallbackContext(rt, job, []byte("<"), []byte(">"))
			require.Same(t, context, job.Context)
			require.Equal(t, []bool{c.stream, c.streamIsAnswer, c.gather}, []bool{context.Stream,
				context.StreamIsAnswer, context.Gather})
			require.Same(t, conn, context.Conn)
			require.Same(t, &job.Canceled, context.Canceled)
			require.Equal(t, utils.FramingHeader, context.Framing)
			require.Equal(t, "<>", string(context.Prefix)+string(context.Suffix))
			require.Zero(t, context.Handle)
		})
	}
}
