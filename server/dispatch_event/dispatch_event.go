// Package dispatch_event hands an event to whom it concerns.
package dispatch_event

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection/find_connection"
	"rkllmd/server"
	"rkllmd/server/accept_connection"
	"rkllmd/server/begin_stop"
	"rkllmd/server/serve_connection"
)

// DispatchEvent hands one epoll event to a listener, to stopping, or to the connection that it is for. An event of a
// connection that has been closed in the same turn is for nobody, even if its descriptor has been given to another.
//
// **Runs on:** the loop.
func DispatchEvent(l *server.Loop, event *unix.EpollEvent) {
	switch fd := int(event.Fd); fd {
	case l.WakeFD:
		begin_stop.BeginStop(l)
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
