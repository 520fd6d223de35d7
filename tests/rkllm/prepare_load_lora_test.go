package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_load_lora"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareLoadLora(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	job := &rkllm.Job{Args: []json.RawMessage{nil,
		json.RawMessage(`{"lora_adapter_path":"/a","lora_adapter_name":"b"}`)}}
	require.Nil(t, prepare_load_lora.PrepareLoadLora(rt.Serving.Load(), job))
	require.NotNil(t, job.C[1])
	require.Len(t, job.Memory.Paths, 1)
	free_job.FreeJob(job)
	job.Args[1] = json.RawMessage(`{"lora_adapter_path":"/a"}`)
	rkllm_require_refused.RkllmRequireRefused(t, "lora_adapter.lora_adapter_name: is required",
		prepare_load_lora.PrepareLoadLora(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
}
