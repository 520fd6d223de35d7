// Package handle_signals carries signals to a chat.
package handle_signals

import (
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
)

// HandleSignals takes the signals of a chat until they are closed. At a terminal SIGINT, Ctrl-C, goes to interrupts;
// any other signal, or no terminal, closes leave, and the line that is being typed is given up. While the model is
// loaded, each ends that.
//
// **Runs on:** a goroutine of its own.
func HandleSignals(chat *cli.Chat, signals <-chan os.Signal, interrupts chan<- struct{}, leave chan<- struct{}) {
	left := false
	for signal := range signals {
		if chat.Loading.Load() {
			chat.Session.Interrupted.Store(true)
			chat.Session.Client.Conn.Close()
		}
		if signal == unix.SIGINT && chat.Terminal {
			select {
			case interrupts <- struct{}{}:
			default: // one is enough
			}
			continue
		}
		if !left {
			close(leave)
			left = true
		}
		if chat.Editor != nil {
			chat.Editor.Close()
		}
	}
}
