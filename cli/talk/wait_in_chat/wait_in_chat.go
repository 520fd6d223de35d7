// Package wait_in_chat lets time pass.
package wait_in_chat

import (
	"time"

	"rkllmd/cli"
)

// WaitInChat waits, and reports whether nobody has interrupted that.
//
// **Runs on:** the main goroutine.
func WaitInChat(chat *cli.Chat, wait time.Duration) bool {
	select {
	case <-time.After(wait):
		return true
	case <-chat.Interrupts:
	case <-chat.Leave:
	}
	return false
}
