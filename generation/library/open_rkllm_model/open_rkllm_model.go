// Package open_rkllm_model loads a model into a vendor's library, for front-ends.
package open_rkllm_model

import (
	"encoding/json"
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/call_rkllm"
	"rkllmd/generation/library/clear_template"
	"rkllmd/generation/library/close_gated"
	"rkllmd/generation/library/create_rkllm_backend"
	"rkllmd/generation/library/run_rkllm_embedding"
	"rkllmd/generation/library/set_limits"
	"rkllmd/generation/library/set_template"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
)

// OpenRkllmModel has the library, or one of its other versions, load the model that o names and returns the backend
// over it, which owns the model, and the version that serves. It computes one run at a time: Sequences above 1 and
// Exact are refused. Backend.Close destroys the model.
//
// **Runs on:** any thread that may wait. It takes as long as the load does.
func OpenRkllmModel(opened *rkllm.Library, o generation.ModelOptions) (*generation.Backend, *rkllm.Library, error) {
	switch {
	case o.Exact:
		return nil, nil, fmt.Errorf("%w: --exact is for the embedded runtime; %s does not say how it computes",
			generation.ErrNotSupported, opened.Name)
	case o.Sequences > 1:
		return nil, nil, fmt.Errorf("%w: %d sequences were asked for; %s computes one run at a time",
			generation.ErrNotSupported, o.Sequences, opened.Name)
	}
	param := map[string]any{"model_path": o.Path}
	set_limits.SetLimits(param, o.Context, false)
	extend := map[string]any{}
	if o.Threads > 0 {
		extend["enabled_cpus_num"] = o.Threads
	}
	if o.Domain > 0 {
		extend["base_domain_id"] = o.Domain
	}
	param["extend_param"] = extend
	text, err := json.Marshal(param)
	if err != nil {
		return nil, nil, err
	}
	rt := create_runtime.CreateRuntime(opened, rkllm.Limits{Queue: o.Queue})
	rt.PlainPrompts = o.Template != nil
	go run_worker.RunWorker(rt)
	job := &rkllm.Job{Function: "rkllm_init", Kind: rkllm.KindInit, Args: []json.RawMessage{nil, text, nil},
		Prepare: prepare_init.PrepareInit, Call: load_model.LoadModel}
	if failure := prepare_job.PrepareJob(rt, job); failure != nil {
		err = fmt.Errorf("%w: %s", generation.ErrInvalid, failure.Message)
	} else {
		err = call_rkllm.CallRkllm(rt, job)
	}
	if err == nil && o.Template != nil {
		err = call_rkllm.CallRkllm(rt, &rkllm.Job{Call: clear_template.ClearTemplate})
	}
	if err != nil {
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
		return nil, nil, err
	}
	b := create_rkllm_backend.CreateRkllmBackend(rt, o.Path)
	gate := &library.Gate{}
	b.Embed = run_rkllm_embedding.RunRkllmEmbedding(rt, gate, b.Model.ContextSize, o.Pooling)
	b.Close = close_gated.CloseGated(gate, rt)
	if o.Template != nil {
		set_template.SetTemplate(b, o.Template)
	}
	return b, rt.Serving.Load(), nil
}
