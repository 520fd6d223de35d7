package call_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/rkllm/prepare_run"
)

func TestPrepareJob(t *testing.T) {
	older := &rkllm.Library{Version: "1.2.3", Layout: rkllm.LayoutC}
	newer := &rkllm.Library{Version: "1.3.0", Layout: rkllm.LayoutD}
	rt := create_runtime.CreateRuntime(older, rkllm.Limits{})
	sampled := []json.RawMessage{nil, []byte(`{"prompt_input":"Hello"}`), []byte(`{"sampling_params":{"top_k":3}}`)}
	run := &rkllm.Job{Function: "rkllm_run", Kind: rkllm.KindRun, Prepare: prepare_run.PrepareRun, Args: sampled}
	require.Nil(t, prepare_job.PrepareJob(rt, &rkllm.Job{}), "there is nothing to prepare")
	require.Contains(t, prepare_job.PrepareJob(rt, run).Message, "sampling_params")
	versions := &rkllm.Versions{Libraries: []*rkllm.Library{newer, older}}
	older.Versions, newer.Versions = versions, versions
	require.Contains(t, prepare_job.PrepareJob(rt, run).Message, "sampling_params")
	load := &rkllm.Job{Function: "rkllm_init", Kind: rkllm.KindInit, Prepare: prepare_init.PrepareInit,
		Args: []json.RawMessage{nil, []byte(`{"model_path":"/m","img_start":"s"}`), nil}}
	rt.Queue = []*rkllm.Job{load}
	require.Nil(t, prepare_job.PrepareJob(rt, run), "another version may have loaded a model by then")
	require.Nil(t, run.Library)
	rt.Serving.Store(newer)
	require.Nil(t, prepare_job.PrepareJob(rt, run))
	require.Same(t, newer, run.Library)
	require.Nil(t, prepare_job.PrepareJob(rt, load))
	require.Same(t, newer, load.Library)
	load.Args[1] = []byte(`{"model_path":"/m","extend_param":{"n_batch":2}}`)
	versions.Libraries = []*rkllm.Library{{Layout: rkllm.LayoutA, Version: "1.1.4"}, newer}
	require.Nil(t, prepare_job.PrepareJob(rt, load), "one takes it")
	require.Same(t, newer, load.Library)
	load.Args[1] = []byte(`{"model_path":7}`)
	require.Contains(t, prepare_job.PrepareJob(rt, load).Message, "param.model_path")
	free_memory.FreeMemory(&run.Memory)
	free_memory.FreeMemory(&load.Memory)
}
