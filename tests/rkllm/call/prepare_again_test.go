package call_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/prepare_again"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/prepare_run"
)

func TestPrepareAgain(t *testing.T) {
	older := &rkllm.Library{Version: "1.2.3", Layout: rkllm.LayoutC}
	newer := &rkllm.Library{Version: "1.3.0", Layout: rkllm.LayoutD}
	job := &rkllm.Job{Function: "rkllm_run", Kind: rkllm.KindRun, Prepare: prepare_run.PrepareRun,
		Context: &rkllm.CallbackContext{}, Args: []json.RawMessage{nil, []byte(`{"prompt_input":"Hello"}`),
			[]byte(`{"sampling_params":{"top_k":3}}`)}}
	require.Nil(t, prepare_again.PrepareAgain(newer, job))
	require.Same(t, newer, job.Library)
	require.Same(t, rkllm.LayoutD, job.Context.Layout)
	require.NotEmpty(t, job.Inherit)
	require.NotEmpty(t, job.Memory.Blocks)
	require.Contains(t, prepare_again.PrepareAgain(older, job).Message, "sampling_params")
	require.Nil(t, job.Library)
	require.Empty(t, job.Memory.Blocks)
	job.Args[2] = nil
	require.Nil(t, prepare_again.PrepareAgain(older, job))
	require.Same(t, rkllm.LayoutC, job.Context.Layout)
	require.Empty(t, job.Inherit, "nothing is left of the last time")
	free_memory.FreeMemory(&job.Memory)
}
