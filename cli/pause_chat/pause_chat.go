// Package pause_chat lets time pass.
package pause_chat

import (
	"time"

	"rkllmd/cli"
)

// PauseChat waits, and reports whether nobody has interrupted that.
//
// **Runs on:** the main goroutine.
func PauseChat(chat *cli.Chat, wait time.Duration) bool {
	select {
	case <-time.After(wait):
		return true
	case <-chat.Interrupts:
	case <-chat.Leave:
	}
	return false
}
