// Package calling_backend makes a backend over a model that calls functions.
package calling_backend

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

// CallingBackend makes a backend over a model of random weights that is told of functions, and a request that forces it
// to call one.
func CallingBackend(t testing.TB) (*generation.Backend, generation.Request) {
	t.Helper()
	choose_kernels.ChooseKernels(t, true)
	m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("tools")))
	b, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Sequences: 2, Size: 1024, Threads: 1})
	require.NoError(t, err)
	t.Cleanup(b.Close)
	request := generation.Request{Messages: []engine.Message{{Role: "user", Content: "What time is it?"}}, Logprobs: -1,
		MaxTokens: 200, Sampling: b.Defaults, Calls: generation.CallsForced, Tools: `[{"type": "function", "function":
		{"name": "clock", "parameters": {"type": "object", "properties": {"hours": {"type": "integer", "minimum": 0,
		"maximum": 99}}, "required": ["hours"]}}}]`}
	request.Sampling.TopK, request.Sampling.Temperature = 0, 1.5
	return b, request
}
