// Package dispatch_event hands an event to whom it concerns.
package dispatch_event

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection/find_connection"
	"rkllmd/server"
	"rkllmd/server/accept_connection"
	"rkllmd/server/client/serve_connection"
	"rkllmd/server/handle_wake"
)

// DispatchEvent hands one epoll event to a listener, to who has woken the loop, or to the connection that it is for. If
// the connection was closed in the same turn, its event is dropped, even if another connection has got the same
// descriptor.
//
// **Runs on:** the loop.
func DispatchEvent(l *server.Loop, event *unix.EpollEvent) {
	switch fd := int(event.Fd); fd {
	case l.WakeFD:
		handle_wake.HandleWake(l)
	default:
		if c := find_connection.FindConnection(&l.Table, fd, uint32(event.Pad)); c != nil {
			serve_connection.ServeConnection(l, c, event.Events)
			return
		}
		for i, face := range l.Faces {
			if face.Listener.FD == fd {
				accept_connection.AcceptConnection(l, i)
			}
		}
	}
}
