// Package rkllm_load_model makes a runtime with a model in it.
package rkllm_load_model

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

// RkllmLoadModel returns a runtime without a worker over a fake library, with its model loaded: call_rkllm_* can be
// called on it. extend is the JSON of extend_param's members ("n_batch":2).
func RkllmLoadModel(t testing.TB, fake *rkllm_fake_find.Fake, extend string) *rkllm.Runtime {
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
		fmt.Sprintf(`{"model_path":%q,"extend_param":{%s}}`, fake.Model, extend))
	call_rkllm_init.CallRkllmInit(rt, job)
	require.Nil(t, job.Err)
	t.Cleanup(func() {
		free_memory.FreeMemory(&rt.ModelMemory)
		free_memory.FreeMemory(&rt.CrossAttnMemory)
	})
	return rt
}
