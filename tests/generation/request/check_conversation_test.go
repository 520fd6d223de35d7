package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/request/check_conversation"
)

func TestCheckConversation(t *testing.T) {
	hello := []engine.Message{{Role: "user", Content: "hello"}}
	for _, right := range []generation.Request{{}, {Prompt: "a", Raw: true}, {Tokens: []int32{1}},
		{Messages: hello, Tools: "[]", Documents: "[]", Arguments: "{}", Continue: true, NoAssistant: true},
		{Messages: hello, Raw: true, Arguments: "{}"}, {Prompt: "a", Arguments: "{}", NoAssistant: true}} {
		require.NoError(t, check_conversation.CheckConversation(&right))
	}
	const conversation = " is for what the model's chat template writes: give messages"
	for want, wrong := range map[string]generation.Request{
		"tools" + conversation:                  {Prompt: "a", Tools: "[]"},
		"documents" + conversation:              {Prompt: "a", Documents: "[]"},
		"continue_final_message" + conversation: {Prompt: "a", Continue: true},
		"template_arguments" + conversation + ", or a prompt that is not raw": {Prompt: "a", Raw: true,
			Arguments: "{}"},
		"add_generation_prompt" + conversation + ", or a prompt that is not raw": {Tokens: []int32{1},
			NoAssistant: true},
	} {
		err := check_conversation.CheckConversation(&wrong)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
