// Package chat_with_host is the conversation of "rkllmd swarm connect".
package chat_with_host

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/prompt_person"
	"rkllmd/cli/take_interrupt"
	"rkllmd/cli/take_prompt"
	"rkllmd/cli/take_reply"
	"rkllmd/swarm"
)

// ChatWithHost sends the prompts of a chat, one after the other, and prints the answers, until there are no more prompts or it is interrupted.
//
// **Runs on:** the main goroutine. Errors: cli.ErrLinkEnded, TIMEOUT_NO_RESPONSE, cli.ErrInterrupted; take_reply's, take_prompt's.
func ChatWithHost(chat *cli.SwarmChat) (err error) {
	timer := time.NewTimer(chat.Patience)
	defer timer.Stop()
	for err == nil && !chat.Over {
		if chat.Welcomed && chat.Next != "" {
			line := chat.Next
			chat.Next = ""
			err = take_prompt.TakePrompt(chat, line)
			continue
		}
		lines, silence := chat.Lines, timer.C
		if !chat.Welcomed || chat.Running != "" {
			lines = nil
		} else {
			silence = nil
			prompt_person.PromptPerson(chat)
		}
		select {
		case reply, open := <-chat.Replies:
			if !open {
				return cli.ErrLinkEnded
			}
			timer.Reset(chat.Patience)
			err = take_reply.TakeReply(chat, reply)
		case line, open := <-lines:
			if !open {
				return nil
			}
			timer.Reset(chat.Patience)
			err = take_prompt.TakePrompt(chat, line)
		case signal := <-chat.Signals:
			err = take_interrupt.TakeInterrupt(chat, signal)
		case <-silence:
			err = fmt.Errorf("%s: the host has said nothing for %v", swarm.CodeTimeout, chat.Patience)
		}
	}
	return err
}
