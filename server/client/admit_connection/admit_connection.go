// Package admit_connection takes in a client that has been accepted.
package admit_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection/add_connection"
	"rkllmd/connection/create_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/server"
	"rkllmd/server/client/check_peer"
	"rkllmd/server/client/check_room"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/client/fail_connection"
	"rkllmd/server/client/update_connection"
	"rkllmd/server/deadline/find_deadline"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// AdmitConnection takes in the client at the non-blocking socket fd, which came to one of the loop's faces: it is
// served from now on, greeted where the face does that, or told why not and closed. It has Options.FirstMessageTimeout
// for its first message.
//
// **Runs on:** the loop. The loop owns fd from now on.
func AdmitConnection(l *server.Loop, face, fd int) {
	options := &l.Faces[face].Options
	peer, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		log_message.LogMessage(utils.LevelWarn, "a client whose user is not known is refused", "error", err)
		unix.Close(fd)
		return
	}
	c := create_connection.CreateConnection(fd, l.EpollFD, peer.Uid, peer.Pid, options.MaxMessageBytes,
		options.MaxPendingBytes)
	c.Face, c.Frames.Framing, c.Frames.Setting = face, l.Faces[face].Framing, options.MessageSetting
	refusal := check_peer.CheckPeer(options, l.UID, peer.Uid)
	if refusal == nil {
		refusal = check_room.CheckRoom(options, &l.Table, peer.Uid)
	}
	c.Refused = refusal != nil
	if err = add_connection.AddConnection(&l.Table, c); err != nil {
		log_message.LogMessage(utils.LevelWarn, "a client cannot be served", "error", err)
		unix.Close(fd)
		return
	}
	if refusal != nil {
		fail_connection.FailConnection(l, c, refusal)
		if update_connection.UpdateConnection(l, c); l.Table.Refused > server.MaxRefused {
			close_connection.CloseConnection(l, c)
		}
		return
	}
	log_message.LogMessage(utils.LevelDebug, "client connected", "fd", fd, "uid", peer.Uid, "pid", peer.Pid)
	if options.FirstMessageTimeout > 0 {
		c.GreetBy = l.Now + int64(options.FirstMessageTimeout)
	}
	set_deadline.SetDeadline(l, c, find_deadline.FindDeadline(l, c))
	if greet := l.Faces[face].Greet; greet != nil {
		_ = send_to_connection.SendToConnection(c, greet(nil)) // a client that is gone is seen as a hang-up
	}
}
