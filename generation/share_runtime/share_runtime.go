// Package share_runtime serves the model that a runtime has loaded.
package share_runtime

import (
	"rkllmd/generation"
	"rkllmd/generation/close_shared_runs"
	"rkllmd/generation/create_rkllm_backend"
	"rkllmd/generation/name_error"
	"rkllmd/generation/read_model_path"
	"rkllmd/generation/start_shared_run"
	"rkllmd/rkllm"
)

// ShareRuntime makes a backend over the model that rt has loaded: its runs wait in rt's queue, with the calls of everybody else. Nothing is called for that. Once
// Backend.Close was called, runs are refused; those in the queue are rt's affair.
//
// **Runs on:** the worker, while the model is loaded. Errors: ErrNotSupported, of a model that was loaded to run several inputs at once.
func ShareRuntime(rt *rkllm.Runtime) (*generation.Backend, error) {
	if rt.NBatch != 1 {
		return nil, name_error.NameError(generation.ErrNotSupported, "it was loaded with n_batch %d, so that its runs take %d prompts at once: load it with n_batch 1", rt.NBatch, rt.NBatch)
	}
	b := create_rkllm_backend.CreateRkllmBackend(rt, read_model_path.ReadModelPath(rt))
	gate := &generation.Gate{}
	b.Start = start_shared_run.StartSharedRun(gate, b.Start)
	b.Close = close_shared_runs.CloseSharedRuns(gate)
	return b, nil
}
