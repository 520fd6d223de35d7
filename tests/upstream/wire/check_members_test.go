package wire_test

import (
	"cmp"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/check_members"
)

func TestCheckMembers(t *testing.T) {
	plain := generation.Request{Prompt: "x", Sampling: upstream.Unsaid}
	require.NoError(t, check_members.CheckMembers(upstream.Options{Kind: "openai"}, &plain))
	for _, test := range []struct {
		request    generation.Request
		what, kind string // a kind that takes it
	}{
		{generation.Request{Sampling: engine.Sampling{TopK: 5}}, "top_k", "vllm"},
		{generation.Request{Sampling: engine.Sampling{MinP: 0.1}}, "min_p", "rkllmd"},
		{generation.Request{Sampling: engine.Sampling{RepeatPenalty: 1.2}}, "repeat_penalty", "vllm"},
		{generation.Request{Sampling: engine.Sampling{Mirostat: 1}}, "mirostat", "llama-server"},
		{generation.Request{Grammar: "root ::= \"x\""}, "a grammar", "llama-server"},
		{generation.Request{Arguments: "{}"}, "template_arguments", "rkllmd"},
		{generation.Request{Raw: true, Schema: "{}"}, "a schema for a raw prompt", ""},
		{generation.Request{Documents: "[]"}, "documents", ""},
		{generation.Request{Continue: true}, "continue_final_message", ""},
		{generation.Request{NoAssistant: true}, "add_generation_prompt", ""},
		{generation.Request{Tools: "[]"}, "calls of tools as text", ""},
	} {
		request := test.request
		request.Prompt, request.Sampling.RepeatPenalty = "x", cmp.Or(request.Sampling.RepeatPenalty, 1)
		err := check_members.CheckMembers(upstream.Options{Kind: "openai"}, &request)
		require.ErrorIs(t, err, generation.ErrNotSupported, test.what)
		require.ErrorContains(t, err, test.what+" cannot be")
		if test.kind != "" {
			require.NoError(t, check_members.CheckMembers(upstream.Options{Kind: test.kind}, &request), test.what)
		}
	}
	forced := generation.Request{Prompt: "x", Sampling: upstream.Unsaid, Tools: "[]", Calls: generation.CallsForced}
	require.NoError(t, check_members.CheckMembers(upstream.Options{Kind: "openai"}, &forced))
	require.ErrorContains(t, check_members.CheckMembers(upstream.Options{Kind: "ollama"}, &forced), "tool_choice that")
	plain.Grammar, plain.Schema = "x", "y"
	require.ErrorIs(t, check_members.CheckMembers(upstream.Options{Kind: "llama-server"}, &plain),
		generation.ErrInvalid)
}
