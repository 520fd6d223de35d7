// Package remove_question takes back the last question of a chat.
package remove_question

import (
	"errors"

	"rkllmd/cli"
	"rkllmd/cli/chat/keep_branch"
)

// RemoveQuestion takes the last question of a chat and its answer out of the conversation, which becomes a branch.
//
// **Runs on:** the main goroutine. Errors: there is none.
func RemoveQuestion(chat *cli.Chat) error {
	turns := &chat.Conversation.Messages
	if len(*turns) == 0 {
		return errors.New("there is no question to take back")
	}
	keep_branch.KeepBranch(&chat.Conversation, *turns)
	*turns = (*turns)[: len(*turns)-2 : len(*turns)-2]
	chat.Left = min(chat.Left, len(*turns))
	chat.Question = ""
	if n := len(*turns); n > 0 {
		chat.Question = (*turns)[n-2].Content
	}
	return nil
}
