// Package prepare_embedding prepares the run of a vendor's library that makes a vector.
package prepare_embedding

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/name_rkllm_error"
	"rkllmd/generation/library/on_hidden_layer"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/call_rkllm_run_async"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/prepare_run"
)

// PrepareEmbedding returns a run of rt that tells the last hidden layer of input to made. One token is generated, where
// the library can be told of that: it reads the text for it.
//
// **Runs on:** any thread. Errors: what the library's version does not have.
func PrepareEmbedding(rt *rkllm.Runtime, input generation.Input, made *library.Vector) (*rkllm.Job, error) {
	layout := rt.Serving.Load().Layout
	in := map[string]any{"input_type": rkllm.InputPrompt, "prompt_input": input.Text}
	if input.Tokens != nil {
		in = map[string]any{"input_type": rkllm.InputToken, "token_input": map[string]any{"input_ids": input.Tokens}}
	}
	infer := map[string]any{"mode": library.ModeHiddenLayer, "keep_history": 0}
	if find_field.FindField(layout.InferParam, "max_new_tokens") >= 0 {
		infer["max_new_tokens"] = 1
	}
	job := &rkllm.Job{Function: "rkllm_run_async", Kind: rkllm.KindRun, Args: make([]json.RawMessage, 4),
		Prepare: prepare_run.PrepareRun, Call: call_rkllm_run_async.CallRkllmRunAsync}
	for i, value := range []map[string]any{in, infer} {
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		job.Args[i+1] = text
	}
	if failure := prepare_job.PrepareJob(rt, job); failure != nil {
		return nil, name_rkllm_error.NameRkllmError(failure)
	}
	job.Context = &rkllm.CallbackContext{Layout: rt.Serving.Load().Layout, NBatch: 1, Canceled: &job.Canceled,
		Done: make(chan struct{}), Sink: on_hidden_layer.OnHiddenLayer(made)}
	return job, nil
}
