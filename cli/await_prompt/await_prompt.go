// Package await_prompt waits for a prompt without a host.
package await_prompt

import (
	"rkllmd/cli"
	"rkllmd/cli/prompt_person"
)

// AwaitPrompt waits for the next prompt of a chat that has no connection, and puts it into chat.Next. More is false where none comes.
//
// **Runs on:** the main goroutine. Errors: cli.ErrInterrupted.
func AwaitPrompt(chat *cli.SwarmChat) (more bool, err error) {
	for chat.Next == "" {
		prompt_person.PromptPerson(chat)
		select {
		case line, open := <-chat.Lines:
			if !open {
				return false, nil
			}
			chat.Next, chat.Prompted = line, false
		case <-chat.Signals:
			return false, cli.ErrInterrupted
		}
	}
	return chat.Next != cli.QuitLine, nil
}
