package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_load_prompt_cache"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareLoadPromptCache(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	job := &rkllm.Job{Args: []json.RawMessage{nil, json.RawMessage(`"/cache"`)}}
	require.Nil(t, prepare_load_prompt_cache.PrepareLoadPromptCache(rt.Serving.Load(), job))
	require.Equal(t, "/cache", string(read_string.ReadString(job.C[1])))
	require.Equal(t, []rkllm.Path{{Name: "prompt_cache_path", Text: "/cache", Slot: unsafe.Pointer(&job.C[1]),
		Use: rkllm.PathRead}}, job.Memory.Paths)
	free_job.FreeJob(job)
	job.Args[1] = json.RawMessage("7")
	rkllm_require_refused.RkllmRequireRefused(t, "prompt_cache_path: 7 is not a string",
		prepare_load_prompt_cache.PrepareLoadPromptCache(rt.Serving.Load(), job))
	job.Args[1] = nil
	rkllm_require_refused.RkllmRequireRefused(t, "prompt_cache_path: is required: the path of a file",
		prepare_load_prompt_cache.PrepareLoadPromptCache(rt.Serving.Load(), job))
}
