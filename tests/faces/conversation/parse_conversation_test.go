package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/parse_conversation"
	"rkllmd/generation"
)

func TestParseConversation(t *testing.T) {
	for text, want := range map[string]conversation.Conversation{
		`{}`: {},
		`{"messages": [{"role": "user", "content": "a"}], "tools": [1.0], "documents": [2], "template_arguments": {"a": 1e2}}`: {
			Messages: []engine.Message{{Role: "user", Content: "a"}}, Tools: "[1.0]", Documents: "[2]",
			Arguments: `{"a": 1e2}`},
		`{"tools": [], "documents": [ ]}`:                                  {},
		`{"thinking": true}`:                                               {Thinking: true},
		`{"enable_thinking": true}`:                                        {Thinking: true},
		`{"enable_thinking": false}`:                                       {},
		`{"thinking": true, "enable_thinking": true}`:                      {Thinking: true},
		`{"add_generation_prompt": true}`:                                  {},
		`{"add_generation_prompt": false, "continue_final_message": true}`: {NoAssistant: true, Continue: true},
	} {
		var members conversation.Members
		require.NoError(t, json.Unmarshal([]byte(text), &members))
		talk, err := parse_conversation.ParseConversation(members)
		require.NoError(t, err, text)
		require.Equal(t, want, talk, text)
	}
	for text, want := range map[string]string{
		`{"thinking": true, "enable_thinking": false}`:                    `"thinking" is true, but "enable_thinking" is false`,
		`{"add_generation_prompt": true, "continue_final_message": true}`: `both "continue_final_message" and "add_generation_prompt" are true`,
		`{"messages": 5}`: "messages is 5; it must be a list of messages",
	} {
		var members conversation.Members
		require.NoError(t, json.Unmarshal([]byte(text), &members))
		_, err := parse_conversation.ParseConversation(members)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
