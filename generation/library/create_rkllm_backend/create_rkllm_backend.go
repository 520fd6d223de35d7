// Package create_rkllm_backend makes the backend over a vendor's library.
package create_rkllm_backend

import (
	"fmt"
	"path/filepath"

	"rkllmd/generation"
	"rkllmd/generation/library/abort_rkllm_run"
	"rkllmd/generation/library/read_rkllm_defaults"
	"rkllmd/generation/library/read_rkllm_limits"
	"rkllmd/generation/library/start_rkllm_run"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
)

// CreateRkllmBackend makes the backend over the model at path, which rt has loaded. It computes one run at a time, in
// order of arrival, and does what the library's functions can: prompts through the library's own chat template, tokens
// as they are. Sampling parameters and the number of tokens by run are told to libraries that take them (1.3.0);
// before, the number ends the run by rkllm_abort. Everything else is refused by name: seeds, log-probabilities,
// conversations, end tokens, pausing, sessions. Close and Embed are the caller's to set.
//
// **Runs on:** the worker. Or it is a thread that waits for the worker.
func CreateRkllmBackend(rt *rkllm.Runtime, path string) *generation.Backend {
	layout := rt.Serving.Load().Layout
	context, answer := read_rkllm_limits.ReadRkllmLimits(rt)
	b := &generation.Backend{
		Name: fmt.Sprintf("librkllmrt %s (%s)", rt.Serving.Load().Version, rt.Serving.Load().Name),
		Capabilities: generation.Capabilities{Sequences: 1, Tokens: true, MaxTokens: true,
			Sampling: find_field.FindField(layout.InferParam, "sampling_params") >= 0},
		Model: generation.ModelInfo{Name: filepath.Base(path), Path: path, ContextSize: context, AnswerSize: answer,
			HasTemplate: true},
		Defaults: read_rkllm_defaults.ReadRkllmDefaults(layout),
	}
	b.Start = start_rkllm_run.StartRkllmRun(rt)
	b.Abort = abort_rkllm_run.AbortRkllmRun(rt)
	return b
}
