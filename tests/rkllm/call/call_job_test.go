package call_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_job"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCallJob(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_load_prompt_cache", `"`+fake.Model+`"`)
	paths := call_job.CallJob(rt, job)
	require.Nil(t, job.Err)
	require.Equal(t, "0", string(job.Result))
	require.Equal(t, fake.Model, paths[0].Resolved)
	require.Nil(t, paths[0].File, "it is closed")
	missing := filepath.Join(t.TempDir(), "missing")
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_load_prompt_cache", `"`+missing+`"`)
	require.Len(t, call_job.CallJob(rt, job), 1)
	rkllm_require_refused.RkllmRequireRefused(t, `prompt_cache_path: "`+missing+`"`+
		" cannot be used: no such file or directory", job.Err)
}
