// Package set_conversation gives a request a conversation.
package set_conversation

import (
	"rkllmd/faces/conversation"
	"rkllmd/generation"
)

// SetConversation sets what of request is about a conversation, and what its answer is held to.
//
// **Runs on:** any thread.
func SetConversation(request *generation.Request, talk conversation.Conversation) {
	request.Messages, request.Tools, request.Documents = talk.Messages, talk.Tools, talk.Documents
	request.Arguments, request.NoAssistant = talk.Arguments, talk.NoAssistant
	request.Continue, request.Thinking = talk.Continue, talk.Thinking
	request.Schema, request.Grammar = talk.Schema, talk.Grammar
}
