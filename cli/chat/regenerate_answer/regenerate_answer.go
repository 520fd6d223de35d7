// Package regenerate_answer asks the last question of a chat again.
package regenerate_answer

import (
	"errors"

	"rkllmd/cli"
	"rkllmd/cli/chat/ask_question"
	"rkllmd/cli/chat/keep_branch"
)

// RegenerateAnswer asks the last question again, in the place of its answer, which becomes a branch, or is kept if
// there is no other. A question that has failed can be asked again too.
//
// **Runs on:** the main goroutine. Errors: there was no question; ask_question's.
func RegenerateAnswer(chat *cli.Chat) error {
	if chat.Question == "" {
		return errors.New("there is no question to ask again")
	}
	before := chat.Conversation.Messages
	if n := len(before); n > 0 && before[n-2].Content == chat.Question {
		chat.Conversation.Messages = before[: n-2 : n-2] // what is appended leaves before alone
	}
	rest := len(chat.Conversation.Messages)
	err := ask_question.AskQuestion(chat, chat.Question, true)
	if len(chat.Conversation.Messages) == rest {
		chat.Conversation.Messages = before
	} else if len(before) > rest {
		keep_branch.KeepBranch(&chat.Conversation, before)
	}
	return err
}
