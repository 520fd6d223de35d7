package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/request/check_capabilities"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestCheckCapabilities(t *testing.T) {
	_, able := generation_backend.GenerationBackend()
	_, poor := generation_backend.GenerationBackend()
	poor.Capabilities, poor.Render = generation.Capabilities{}, nil
	seed := uint64(1)
	hello := []engine.Message{{Role: "user", Content: "hello"}}
	for what, request := range map[string]generation.Request{
		"":                       {Prompt: "a", Logprobs: -1, Stop: []string{"x"}, MaxTokens: 5, Raw: true},
		"sessions":               {Session: &generation.Session{}, Logprobs: -1},
		"prompts of tokens":      {Tokens: []int32{1}, Logprobs: -1},
		"tools":                  {Messages: hello, Tools: "[]", Logprobs: -1},
		"documents":              {Messages: hello, Documents: "[]", Logprobs: -1},
		"template_arguments":     {Messages: hello, Arguments: "{}", Logprobs: -1},
		"continue_final_message": {Messages: hello, Continue: true, Logprobs: -1},
		"add_generation_prompt":  {Messages: hello, NoAssistant: true, Logprobs: -1},
		"conversations of more than one user message":    {Messages: append(hello, hello...), Logprobs: -1},
		"prompts without control tokens (special false)": {Prompt: "a", Raw: true, Letters: true, Logprobs: -1},
		"a seed": {Seed: &seed, Logprobs: -1},
		"sampling parameters of a single request": {Sampling: engine.Sampling{TopP: 0.5}, Logprobs: -1},
		"min_p":                            {Sampling: engine.Sampling{MinP: 0.1}, Logprobs: -1},
		"end tokens":                       {EndTokens: []int32{1}, Logprobs: -1},
		"to ignore the model's end tokens": {IgnoreEnd: true, Logprobs: -1},
		"logprobs":                         {},
	} {
		if request.Sampling == (engine.Sampling{}) {
			request.Sampling = poor.Defaults
			request.Sampling.Seed = 7 // which is not used
		}
		require.NoError(t, check_capabilities.CheckCapabilities(able, &request))
		err := check_capabilities.CheckCapabilities(poor, &request)
		if what == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorIs(t, err, generation.ErrNotSupported)
		require.EqualError(t, err, "toy does not support "+what)
	}
	require.NoError(t, check_capabilities.CheckCapabilities(poor, &generation.Request{Messages: hello,
		Sampling: poor.Defaults, Logprobs: -1}))
	poor.Capabilities.NoTemplate = true
	require.NoError(t, check_capabilities.CheckCapabilities(poor, &generation.Request{Messages: hello,
		Sampling: poor.Defaults, Logprobs: -1}))
	for _, request := range []generation.Request{{Messages: append(hello, hello...)}, {Messages: hello, Tools: "[]"},
		{Messages: []engine.Message{{Role: "system"}}}, {Messages: []engine.Message{{Role: "user", Name: "Ann"}}},
		{Messages: []engine.Message{{Role: "user", Reasoning: "why"}}}, {Messages: hello, Documents: "[]"},
		{Messages: []engine.Message{{Role: "user", ToolCalls: []engine.ToolCall{{Name: "a"}}}}},
		{Messages: hello, Arguments: "{}"}, {Messages: hello, Continue: true}, {Messages: hello, NoAssistant: true}} {
		require.ErrorContains(t, check_capabilities.CheckCapabilities(poor, &request),
			"the model has no chat template: ")
	}
	poor.Capabilities.NoTemplate = false
	hello[0].Role = "system"
	require.Error(t, check_capabilities.CheckCapabilities(poor, &generation.Request{Messages: hello,
		Sampling: poor.Defaults, Logprobs: -1}))
}
