package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/write_rkllm_input"
)

func TestWriteRkllmInput(t *testing.T) {
	b := &generation.Backend{Defaults: engine.Sampling{TopK: 40, Temperature: 0.5, Seed: engine.RandomSeed}}
	for _, one := range []struct {
		request      generation.Request
		limit        int
		input, param string
	}{
		{generation.Request{Prompt: "a", Sampling: b.Defaults}, 0, `{"input_type": 0, "prompt_input": "a"}`,
			`{"mode": 0, "keep_history": 0}`},
		{generation.Request{Prompt: "a", Thinking: true, Sampling: engine.Sampling{TopK: 40, Temperature: 0.5,
			Seed: 7}}, 9,
			`{"input_type": 0, "prompt_input": "a", "enable_thinking": true}`,
			`{"mode": 0, "keep_history": 0, "max_new_tokens": 9}`},
		{generation.Request{Messages: []engine.Message{{Role: "user", Content: "b"}}, Sampling: b.Defaults}, 1 << 40,
			`{"input_type": 0, "prompt_input": "b", "role": "user"}`,
			`{"mode": 0, "keep_history": 0, "max_new_tokens": 2147483647}`},
		{generation.Request{Messages: []engine.Message{{Role: "system", Content: "b"}}, Written: "<b>", Thinking: true,
			Sampling: b.Defaults}, 0, `{"input_type": 0, "prompt_input": "<b>"}`, `{"mode": 0, "keep_history": 0}`},
		{generation.Request{Tokens: []int32{1, 2}, Sampling: engine.Sampling{TopK: 1, Temperature: 0.5}}, 0,
			`{"input_type": 1, "token_input": {"input_ids": [1, 2]}}`,
			`{"mode": 0, "keep_history": 0, "sampling_params": {"top_k": 1, "top_p": 0, "temperature": 0.5,
				"repeat_penalty": 0, "frequency_penalty": 0, "presence_penalty": 0, "mirostat": 0, "mirostat_tau": 0, "mirostat_eta": 0}}`},
	} {
		input, param, err := write_rkllm_input.WriteRkllmInput(&generation.Run{Backend: b, Request: one.request},
			one.limit)
		require.NoError(t, err)
		require.JSONEq(t, one.input, string(input))
		require.JSONEq(t, one.param, string(param))
	}
}
