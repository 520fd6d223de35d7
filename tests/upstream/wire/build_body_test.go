package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/build_body"
)

func TestBuildBody(t *testing.T) {
	o := upstream.Options{Model: "m", Kind: "llama-server"}
	run := &generation.Run{Seed: 7, Request: generation.Request{Prompt: "hi", MaxTokens: 5, Stop: []string{"."},
		Sampling: upstream.Unsaid, Grammar: "root ::= \"x\""}}
	path, body, err := build_body.BuildBody(o, run)
	require.NoError(t, err)
	require.Equal(t, "/chat/completions", path)
	require.JSONEq(t,
		`{"model": "m", "stream": true, "stream_options": {"include_usage": true}, "seed": 7, "max_tokens": 5,
		"stop": ["."], "grammar": "root ::= \"x\"", "messages": [{"role": "user", "content": "hi"}],
		"chat_template_kwargs": {"enable_thinking": false}}`, string(body))
	run.Request = generation.Request{Prompt: "Once", Raw: true, Sampling: upstream.Unsaid}
	path, body, err = build_body.BuildBody(o, run)
	require.NoError(t, err)
	require.Equal(t, "/completions", path)
	require.JSONEq(t,
		`{"model": "m", "stream": true, "stream_options": {"include_usage": true}, "seed": 7, "prompt": "Once"}`,
		string(body))
	run.Request = generation.Request{Prompt: "hi", Arguments: "5", Sampling: upstream.Unsaid}
	_, _, err = build_body.BuildBody(o, run)
	require.ErrorIs(t, err, generation.ErrInvalid)
}
