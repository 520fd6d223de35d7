package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_set_cross_attn_params"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareSetCrossAttnParams(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	job := &rkllm.Job{Function: "rkllm_set_cross_attn_params", Args: []json.RawMessage{nil, json.RawMessage(
		`{"encoder_k_cache":[1],"encoder_v_cache":[2],"encoder_mask":[3],"encoder_pos":[4],"num_tokens":1}`)}}
	require.Nil(t, prepare_set_cross_attn_params.PrepareSetCrossAttnParams(rt.Serving.Load(), job))
	require.NotNil(t, job.C[1])
	free_job.FreeJob(job)
	job.Args[1] = json.RawMessage("{}")
	rkllm_require_refused.RkllmRequireRefused(t, "cross_attn_params.encoder_k_cache: is required",
		prepare_set_cross_attn_params.PrepareSetCrossAttnParams(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
	rt.Serving.Load().Layout = rkllm.LayoutB1 // an older generation
	require.Equal(t, rkllm.CodeNotSupported,
		prepare_set_cross_attn_params.PrepareSetCrossAttnParams(rt.Serving.Load(), job).Code)
}
