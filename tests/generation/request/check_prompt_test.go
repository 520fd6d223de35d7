package request_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/request/check_prompt"
)

func TestCheckPrompt(t *testing.T) {
	b := &generation.Backend{Model: generation.ModelInfo{ContextSize: 4, Vocabulary: 10}}
	hello := []engine.Message{{Role: "user", Content: "hello"}}
	for _, request := range []generation.Request{{Prompt: "a"}, {Messages: hello}, {Tokens: []int32{1, 2, 3, 4}},
		{Session: &generation.Session{}},
		{Session: &generation.Session{}, Tokens: []int32{1, 2, 3, 4, 5}}} {
		require.NoError(t, check_prompt.CheckPrompt(b, &request))
	}
	for _, row := range []struct {
		request generation.Request
		want    string
		long    bool
	}{
		{generation.Request{}, "the prompt is empty; give a prompt, messages or tokens", false},
		{generation.Request{Prompt: "a", Messages: hello},
			"more than one of prompt, messages and tokens is given; give one of them", false},
		{generation.Request{Prompt: "a", Tools: "[]"},
			"tools is for what the model's chat template writes: give messages", false},
		{generation.Request{Prompt: "a", Arguments: "[]"}, "template_arguments is []; it must be a JSON object of " +
			`variables such as {"date_string": "1 May"}`, false},
		{generation.Request{Prompt: "a\xff"}, "prompt is not UTF-8: byte 1 is 0xff", false},
		{generation.Request{Tokens: []int32{1, 10}}, "tokens[1] is 10; this model has the tokens 0 to 9", false},
		{generation.Request{Messages: []engine.Message{{}}},
			`messages[0].role is ""; it must be a role such as "user", of at most 64 bytes`, false},
		{generation.Request{Tokens: []int32{1, 2, 3, 4, 5}}, "the prompt has 5 tokens; the context holds 4", true},
		{generation.Request{Prompt: strings.Repeat("a", 16<<20+1)},
			"the prompt has 16777217 bytes; at most 16777216 are read", true},
	} {
		err := check_prompt.CheckPrompt(b, &row.request)
		require.EqualError(t, err, row.want)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.Equal(t, row.long, errors.Is(err, generation.ErrTooLong), row.want)
	}
}
