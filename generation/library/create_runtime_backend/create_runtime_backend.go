// Package create_runtime_backend serves the model that a runtime has loaded.
package create_runtime_backend

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/read_model_path"
	"rkllmd/generation/library"
	"rkllmd/generation/library/check_library"
	"rkllmd/generation/library/clear_template"
	"rkllmd/generation/library/close_shared_runs"
	"rkllmd/generation/library/create_rkllm_backend"
	"rkllmd/generation/library/run_rkllm_embedding"
	"rkllmd/generation/library/set_template"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
)

// CreateRuntimeBackend makes a backend over the model that rt has loaded: its runs wait in rt's queue, with the calls
// of everybody else. Where o.Template writes the prompts, the library is told to leave them as they are;
// otherwise no function of it is called. After Backend.Close runs are refused; rt ends those
// that are in its queue.
//
// **Runs on:** the worker. The model is loaded. Errors: ErrNotSupported, of a model that was loaded to run several
// inputs at once; ErrFailed, of a library that refuses that.
func CreateRuntimeBackend(rt *rkllm.Runtime, o generation.ModelOptions) (*generation.Backend, error) {
	if rt.NBatch != 1 {
		return nil, name_error.NameError(generation.ErrNotSupported,
			"it was loaded with n_batch %d, so that its runs take %d prompts at once: load it with n_batch 1",
			rt.NBatch, rt.NBatch)
	}
	b := create_rkllm_backend.CreateRkllmBackend(rt, read_model_path.ReadModelPath(rt))
	if o.Template != nil {
		job := &rkllm.Job{}
		defer free_job.FreeJob(job)
		if clear_template.ClearTemplate(rt, job); job.Err != nil {
			return nil, name_error.NameError(generation.ErrFailed, "%s", job.Err.Message)
		}
		set_template.SetTemplate(b, o.Template)
	}
	gate := &library.Gate{}
	b.Check = check_library.CheckLibrary(rt)
	b.Start = start_shared_run.StartSharedRun(gate, b.Start)
	b.Embed = run_rkllm_embedding.RunRkllmEmbedding(rt, gate, b.Model.ContextSize, o.Pooling)
	b.Close = close_shared_runs.CloseSharedRuns(gate)
	return b, nil
}
