// Package wait_for_prompt waits for a prompt without a host.
package wait_for_prompt

import (
	"rkllmd/cli"
	"rkllmd/cli/terminal/show_prompt"
)

// WaitForPrompt waits for the next prompt of a chat that has no connection, and puts it into chat.Next. More is false
// where none comes.
//
// **Runs on:** the main goroutine. Errors: cli.ErrInterrupted.
func WaitForPrompt(chat *cli.SwarmChat) (more bool, err error) {
	for chat.Next == "" {
		show_prompt.ShowPrompt(chat)
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
