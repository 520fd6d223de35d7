package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_watch"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/tests/rkllm/call/rkllm_note_watch"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallWatch(t *testing.T) {
	call_watch.CallWatch(&rkllm.Runtime{}, true) // to nobody

	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	var seen []rkllm_note_watch.Seen
	rt.Watch = rkllm_note_watch.RkllmNoteWatch(&seen)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_destroy")
	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return -1 })
	call_rkllm_destroy.CallRkllmDestroy(rt, job)
	rkllm_set_answer.RkllmSetAnswer(fake, nil)
	call_rkllm_destroy.CallRkllmDestroy(rt, job)
	call_rkllm_destroy.CallRkllmDestroy(rt, job) // there is none
	load := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_init", `{"model_path":"`+fake.Model+`"}`)
	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return -1 })
	call_rkllm_init.CallRkllmInit(rt, load)
	rkllm_set_answer.RkllmSetAnswer(fake, nil)
	call_rkllm_init.CallRkllmInit(rt, load)
	require.Nil(t, load.Err)
	call_rkllm_init.CallRkllmInit(rt, load) // there is one
	require.Equal(t, []rkllm_note_watch.Seen{
		{Handle: fake.Handle}, {Loaded: true, Handle: fake.Handle}, // a destroy that failed
		{Handle: fake.Handle},
		{Loaded: true, Handle: fake.Handle},
	}, seen)
}
