// Package run_swarm_chat is the conversation of "rkllmd swarm connect".
package run_swarm_chat

import (
	"fmt"
	"time"

	"rkllmd/cli"
	cli_swarm "rkllmd/cli/swarm"
	"rkllmd/cli/swarm/ask_host"
	"rkllmd/cli/swarm/take_interrupt"
	"rkllmd/cli/swarm/take_reply"
	"rkllmd/cli/terminal/show_prompt"
	"rkllmd/faces/swarm"
)

// RunSwarmChat sends the prompts of a chat, one after the other, and prints the answers, until there are no more
// prompts or it is interrupted.
//
// **Runs on:** the main goroutine. Errors: cli.ErrLinkEnded, TIMEOUT_NO_RESPONSE, cli.ErrInterrupted; take_reply's,
// ask_host's.
func RunSwarmChat(chat *cli.SwarmChat) (err error) {
	timer := time.NewTimer(chat.Patience)
	defer timer.Stop()
	for err == nil && !chat.Over {
		if chat.Welcomed && chat.Next != "" {
			line := chat.Next
			chat.Next = ""
			err = ask_host.AskHost(chat, line)
			continue
		}
		lines, silence := chat.Lines, timer.C
		if !chat.Welcomed || chat.Running != "" {
			lines = nil
		} else {
			silence = nil
			show_prompt.ShowPrompt(chat)
		}
		select {
		case reply, open := <-chat.Replies:
			if !open {
				return cli_swarm.ErrLinkEnded
			}
			timer.Reset(chat.Patience)
			err = take_reply.TakeReply(chat, reply)
		case line, open := <-lines:
			if !open {
				return nil
			}
			timer.Reset(chat.Patience)
			err = ask_host.AskHost(chat, line)
		case signal := <-chat.Signals:
			err = take_interrupt.TakeInterrupt(chat, signal)
		case <-silence:
			err = fmt.Errorf("%s: the host has said nothing for %v", swarm.CodeTimeout, chat.Patience)
		}
	}
	return err
}
