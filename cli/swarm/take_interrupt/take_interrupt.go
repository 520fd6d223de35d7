// Package take_interrupt carries Ctrl-C to a chat.
package take_interrupt

import (
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_message"
)

// TakeInterrupt takes a signal. Ctrl-C asks the host to end the answer in progress; where there is none, or it was
// asked to before, the chat ends. Any other signal ends it too.
//
// **Runs on:** the main goroutine. Errors: cli.ErrInterrupted; send_message's.
func TakeInterrupt(chat *cli.SwarmChat, signal os.Signal) error {
	if signal != unix.SIGINT || chat.Running == "" || chat.Aborted {
		return cli.ErrInterrupted
	}
	chat.Aborted = true
	return send_message.SendMessage(chat.Link, swarm.Message{Type: swarm.TypeAbort, RequestID: chat.Running,
		Payload: struct{}{}})
}
