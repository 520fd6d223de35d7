// Package write_rkllm_input writes a request as a vendor's library takes it.
package write_rkllm_input

import (
	"encoding/json"
	"math"

	"rkllmd/generation"
	"rkllmd/rkllm"
)

// WriteRkllmInput returns RKLLMInput and RKLLMInferParam of run as JSON, for prepare_run. The sampling parameters are
// written when one of them differs from the backend's; limit is told as max_new_tokens unless it is 0.
//
// **Runs on:** any thread.
func WriteRkllmInput(run *generation.Run, limit int) (input, param json.RawMessage, err error) {
	request := &run.Request
	in := map[string]any{"input_type": rkllm.InputPrompt, "prompt_input": request.Prompt}
	switch {
	case request.Tokens != nil:
		in = map[string]any{"input_type": rkllm.InputToken, "token_input": map[string]any{"input_ids": request.Tokens}}
	case request.Written != "":
		in["prompt_input"] = request.Written
	case len(request.Messages) == 1:
		in["prompt_input"], in["role"] = request.Messages[0].Content, request.Messages[0].Role
	}
	if request.Thinking && request.Written == "" { // otherwise the template was told
		in["enable_thinking"] = true
	}
	infer := map[string]any{"mode": 0, "keep_history": 0}
	if limit > 0 {
		infer["max_new_tokens"] = min(limit, math.MaxInt32)
	}
	own, defaults := request.Sampling, run.Backend.Defaults
	own.Seed, defaults.Seed = 0, 0
	if own != defaults {
		infer["sampling_params"] = map[string]any{"top_k": own.TopK, "top_p": own.TopP, "temperature": own.Temperature,
			"repeat_penalty": own.RepeatPenalty, "frequency_penalty": own.FrequencyPenalty,
			"presence_penalty": own.PresencePenalty,
			"mirostat":         own.Mirostat, "mirostat_tau": own.MirostatTau, "mirostat_eta": own.MirostatEta}
	}
	if input, err = json.Marshal(in); err != nil {
		return nil, nil, err
	}
	param, err = json.Marshal(infer)
	return input, param, err
}
