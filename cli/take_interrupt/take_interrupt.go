// Package take_interrupt carries Ctrl-C to a chat.
package take_interrupt

import (
	"rkllmd/cli"
	"rkllmd/swarm"
	"rkllmd/swarm/send_message"
)

// TakeInterrupt asks the host to end the answer in progress. Where there is none, or it was asked to before, the chat ends.
//
// **Runs on:** the main goroutine. Errors: cli.ErrInterrupted; send_message's.
func TakeInterrupt(chat *cli.SwarmChat) error {
	if chat.Running == "" || chat.Aborted {
		return cli.ErrInterrupted
	}
	chat.Aborted = true
	return send_message.SendMessage(chat.Link, swarm.Message{Type: swarm.TypeAbort, RequestID: chat.Running, Payload: struct{}{}})
}
