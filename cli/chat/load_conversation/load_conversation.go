// Package load_conversation goes on with a conversation that was written.
package load_conversation

import (
	"fmt"
	"os"

	"rkllmd/cli"
	"rkllmd/cli/chat/parse_conversation"
	"rkllmd/utils/describe_system_error"
)

// LoadConversation makes the conversation in the file at path that of chat. kept: it is one that was kept
// (keep_conversation), and what comes goes there too; otherwise it becomes another one.
//
// **Runs on:** the main goroutine. Errors: the file cannot be read, or is no conversation; nothing has changed.
func LoadConversation(chat *cli.Chat, path string, kept bool) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(err))
	}
	talk, err := parse_conversation.ParseConversation(text)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	chat.Conversation, chat.Question, chat.Left, chat.Kept = talk, "", 0, ""
	if kept {
		chat.Kept = path
	}
	if n := len(talk.Messages); n > 0 {
		chat.Question = talk.Messages[n-2].Content
	}
	return nil
}
