package conversation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/set_conversation"
	"rkllmd/generation"
)

func TestSetConversation(t *testing.T) {
	messages := []engine.Message{{Role: "user"}}
	request := generation.Request{MaxTokens: 3}
	set_conversation.SetConversation(&request, conversation.Conversation{Messages: messages, Tools: "[1]",
		Documents: "[2]", Arguments: "{}", NoAssistant: true, Continue: true, Thinking: true, Schema: "{}",
		Grammar: "g"})
	require.Equal(t, generation.Request{MaxTokens: 3, Messages: messages, Tools: "[1]", Documents: "[2]",
		Arguments: "{}", NoAssistant: true, Continue: true, Thinking: true, Schema: "{}", Grammar: "g"}, request)
}
