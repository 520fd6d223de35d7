package load_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/load/log_loads"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_spoil_path"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/utils"
)

func TestLogLoads(t *testing.T) {
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	_, client, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	param := `{"model_path":"` + fake.Model + `"}`
	rt.LoadHooks = append(rt.LoadHooks, log_loads.LogLoads)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", param)
	rkllm_spoil_path.RkllmSpoilPath(&job.Memory)
	load_model.LoadModel(rt, job)
	require.Contains(t, log.String(), `level=INFO msg="model loaded" path=`+fake.Model+` size="0.0 MB" elapsed=`)

	log.Reset()
	load_model.LoadModel(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_init", param))
	require.Empty(t, log.String(), "whoever has asked tells of it")
	load_model.LoadModel(rt, rkllm_make_job.RkllmMakeJob(t, rt, client, "3", "rkllm_init", param))
	require.Contains(t, log.String(), `level=INFO msg="a model could not be loaded" path=`+fake.Model+
		` for=json-rpc reason="a model is loaded`)

	call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "4", "rkllm_destroy"))
	log.Reset()
	rt.Serving.Load().Name = cli.EmbeddedLibrary
	load_model.LoadModel(rt, rkllm_make_job.RkllmMakeJob(t, rt, client, "5", "rkllm_init", param))
	require.Empty(t, log.String(), "it says that itself")
}
