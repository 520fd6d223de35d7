package run_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/run/find_callback_context"
	"rkllmd/rkllm/run/start_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestStartRun(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, `"n_batch":2`)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run", `[{"prompt_input":"a"},{"prompt_input":"b"}]`)
	require.True(t, start_run.StartRun(rt, job, fake.Library.Run))
	require.Same(t, job.Context, find_callback_context.FindCallbackContext(job.Context.Handle))
	require.Equal(t, 2, job.Context.NBatch)
	require.Equal(t, []rkllm.Gathered{{Text: []byte{}, TokenID: -1}, {Text: []byte{}, TokenID: -1}},
		job.Context.Gathered)

	marker := job.C[2]
	rt.Markers[0] = marker
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run",
		`[{"prompt_input":"a"},{"multimodal_input":{"prompt":"x","image_embed":[1],"n_image":1,"n_image_tokens":1}}]`)
	require.False(t, start_run.StartRun(rt, job, fake.Library.Run))
	require.Contains(t, job.Err.Message, "image_embed: cannot be checked, because the embedding size")
	require.Zero(t, job.Context.Handle)
	rt.EmbeddingSize = 1
	require.True(t, start_run.StartRun(rt, job, fake.Library.Run))
	_, start := find_member.FindMember(rkllm.LayoutD.Input, unsafe.Add(job.C[1], rkllm.LayoutD.Input.Size),
		"multimodal_input", "image", "image_start")
	require.Equal(t, marker, *(*unsafe.Pointer)(start))

	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run_async", `{"prompt_input":"a"}`)
	require.False(t, start_run.StartRun(rt, job, fake.Library.Run))
	rkllm_require_refused.RkllmRequireRefused(t, "rkllm_input: 1 given, but the model was loaded with n_batch 2",
		job.Err)
	require.Zero(t, job.Context.Handle)
}
