package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_set_function_tools"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareSetFunctionTools(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library, rkllm.Limits{})
	job := &rkllm.Job{Function: "rkllm_set_function_tools", Args: []json.RawMessage{nil, nil,
		json.RawMessage(`"[{\"type\":\"function\"}]"`), nil}}
	require.Nil(t, prepare_set_function_tools.PrepareSetFunctionTools(rt.Serving.Load(), job))
	require.Equal(t, `[{"type":"function"}]`, string(read_string.ReadString(job.C[2])))
	require.Empty(t, read_string.ReadString(job.C[1]))
	free_job.FreeJob(job)
	for _, tools := range []string{`[{"type":"function"}]`, `"{}"`, `"null"`, `"[1"`, `""`} {
		job.Args[2] = json.RawMessage(tools)
		rkllm_require_refused.RkllmRequireRefused(t, "tools: "+tools+
			` is not a string with a JSON array in it, such as "[{\"type\":\"function\",...}]"`,
			prepare_set_function_tools.PrepareSetFunctionTools(rt.Serving.Load(), job))
	}
	job.Args[2] = nil
	rkllm_require_refused.RkllmRequireRefused(t, "tools: is required: a string with a JSON array in it",
		prepare_set_function_tools.PrepareSetFunctionTools(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library)
	require.Equal(t, rkllm.CodeNotSupported,
		prepare_set_function_tools.PrepareSetFunctionTools(rt.Serving.Load(), job).Code)
}
