// Package close_link ends a client's connection to a host.
package close_link

import (
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/faces/swarm"
)

// CloseLink ends the connection, and the sidecar at its other end: one that does not end by itself is killed after
// swarm.SidecarLimit.
//
// **Runs on:** any thread. Once only.
func CloseLink(link *swarm.Link) {
	link.Conn.Close()
	if link.Command == nil {
		return
	}
	link.Command.Process.Signal(unix.SIGTERM) // ends it where it has no connection yet
	ended := make(chan struct{})
	defer close(ended)
	go func() {
		select {
		case <-ended:
		case <-time.After(swarm.SidecarLimit):
			link.Command.Process.Kill()
		}
	}()
	link.Command.Wait() // how it ended is told on Stderr
}
