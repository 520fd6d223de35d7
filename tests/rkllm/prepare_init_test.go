package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareInit(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	job := &rkllm.Job{Args: []json.RawMessage{nil,
		json.RawMessage(`{"model_path":"relative","top_k":3,"img_start":"<s>"}`), nil}}
	require.Nil(t, prepare_init.PrepareInit(rt.Serving.Load(), job))
	require.Equal(t, int64(3), rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Param, job.C[1], "top_k"))
	require.Equal(t, "<s>", string(read_string.ReadString(job.Markers[0])))
	require.Len(t, job.Memory.Paths, 1)
	free_job.FreeJob(job)
	job.Args[1] = json.RawMessage(`{"model_path":"/m","top_k":"x"}`)
	rkllm_require_refused.RkllmRequireRefused(t, `param.top_k: "x" is not a number`,
		prepare_init.PrepareInit(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
	job.Args[1] = json.RawMessage(`{"model_path":"/m","img_end":7}`)
	rkllm_require_refused.RkllmRequireRefused(t, `param.img_end: 7 is not a string`,
		prepare_init.PrepareInit(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
}
