package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/finish_load"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/tests/rkllm/call/rkllm_note_load"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestFinishLoad(t *testing.T) {
	finish_load.FinishLoad(&rkllm.Job{}, nil) // nobody wants to hear of it

	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	var seen []string
	rt.LoadHooks = append(rt.LoadHooks, rkllm_note_load.RkllmNoteLoad(&seen, "a", true),
		rkllm_note_load.RkllmNoteLoad(&seen, "b", false), rkllm_note_load.RkllmNoteLoad(&seen, "c", true))
	for _, failure := range []string{"nil", rkllm.ErrModelLoaded.Message} { // the second load is refused
		seen = nil
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"`+fake.Model+`"}`)
		load_model.LoadModel(rt, job)
		begun := []string{"a begins rkllm_init", "b begins rkllm_init", "c begins rkllm_init"}
		require.Equal(t, append(begun, "a ends: "+failure, "c ends: "+failure), seen)
	}
}
