// Package accept_connection accepts clients.
package accept_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/client/admit_connection"
	"rkllmd/server/deadline/wake_at"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// AcceptConnection accepts the clients that wait at one of the loop's sockets, server.AcceptsPerTurn at most, and hands
// them to admit_connection. When the system has no descriptor or memory left for them, accepting pauses for
// server.AcceptPause: they go on waiting.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func AcceptConnection(l *server.Loop, face int) {
	listener := l.Faces[face].Listener.FD
	for range server.AcceptsPerTurn {
		fd, _, err := unix.Accept4(listener, unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC)
		switch err {
		case nil:
			admit_connection.AdmitConnection(l, face, fd)
		case unix.EAGAIN:
			return
		case unix.EINTR, unix.ECONNABORTED:
		default:
			log_message.LogMessage(utils.LevelWarn, "no client can be accepted for a moment", "error", err, "clients",
				l.Table.Count)
			event := unix.EpollEvent{Fd: int32(listener)}
			_ = unix.EpollCtl(l.EpollFD, unix.EPOLL_CTL_MOD, listener, &event)
			l.AcceptAt = l.Now + server.AcceptPause
			wake_at.WakeAt(l, l.AcceptAt)
			return
		}
	}
}
