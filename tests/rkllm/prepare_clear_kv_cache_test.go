package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_clear_kv_cache"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareClearKvCache(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library, rkllm.Limits{})
	job := &rkllm.Job{Function: "rkllm_clear_kv_cache", Args: []json.RawMessage{nil, json.RawMessage("1"), nil, nil}}
	require.Nil(t, prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	require.Equal(t, int32(1), job.Int)
	require.Equal(t, [4]unsafe.Pointer{}, job.C)
	require.Zero(t, job.Batch)
	job.Args[2], job.Args[3] = json.RawMessage("[0]"), json.RawMessage("[5]")
	require.Nil(t, prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	require.Equal(t, 1, job.Batch)
	free_job.FreeJob(job)
	job.Args[3] = nil
	rkllm_require_refused.RkllmRequireRefused(t, "start_pos and end_pos: must be given together",
		prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
	job.Args[1] = json.RawMessage("true")
	rkllm_require_refused.RkllmRequireRefused(t, "keep_system_prompt: true is not a number",
		prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	job.Args[1] = nil
	rkllm_require_refused.RkllmRequireRefused(t,
		"keep_system_prompt: is required: 1 keeps the system prompt in the cache, 0 clears that too",
		prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))

	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutB).Library)
	job.Args = []json.RawMessage{nil, json.RawMessage("0"), nil, nil}
	require.Nil(t, prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	job.Args[2], job.Args[3] = json.RawMessage("[0]"), json.RawMessage("[5]")
	rkllm_require_refused.RkllmRequireRefused(t,
		"start_pos and end_pos: need librkllmrt 1.2.1; version 1.2.0 is loaded",
		prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job))
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library)
	require.Equal(t, rkllm.CodeNotSupported, prepare_clear_kv_cache.PrepareClearKvCache(rt.Serving.Load(), job).Code)
}
