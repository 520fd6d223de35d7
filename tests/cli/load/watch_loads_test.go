package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/update_progress"
	"rkllmd/cli/load/watch_loads"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/tests/cli/load/cli_load"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_spoil_path"
)

func TestWatchLoads(t *testing.T) {
	fake, hub := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &generation.Hub{}
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	var seen []float64
	rt.LoadHooks = append(rt.LoadHooks, watch_loads.WatchLoads(hub), cli_load.CliLoad(hub, &seen))
	param := `{"model_path":"` + fake.Model + `"}`
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", param)
	rkllm_spoil_path.RkllmSpoilPath(&job.Memory)
	load_model.LoadModel(rt, job)
	first := hub.Loading.Load()
	require.Equal(t, fake.Model, first.Path)
	<-first.Ended
	require.NoError(t, first.Err)

	again := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_init", param)
	load_model.LoadModel(rt, again)
	require.Equal(t, rkllm.ErrModelLoaded, again.Err)
	require.Same(t, first, hub.Loading.Load(), "what is refused has not begun")
	call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "3", "rkllm_destroy"))

	told := rkllm_make_job.RkllmMakeJob(t, rt, nil, "4", "rkllm_init", param)
	told.Context = &rkllm.CallbackContext{Layout: rkllm.LayoutD, Progress: update_progress.UpdateProgress(
		&generation.Loading{})}
	load_model.LoadModel(rt, told)
	require.Same(t, first, hub.Loading.Load(), "somebody else tells of it")
	require.Equal(t, []float64{0.5, 0, 0}, seen)
	call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "5", "rkllm_destroy"))

	fake.Library.Init = nil
	load_model.LoadModel(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "6", "rkllm_init", param))
	failed := hub.Loading.Load()
	<-failed.Ended
	require.Error(t, failed.Err)
	loading, _, _ := find_loading.FindLoading(hub)
	require.Nil(t, loading)
}
