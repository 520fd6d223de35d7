// Package create_connection makes the record of one client.
package create_connection

import (
	"rkllmd/buffer/create_buffer"
	"rkllmd/connection"
	"rkllmd/utils"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/name_uid"
)

// CreateConnection makes the record of a client that was accepted on the non-blocking socket fd: uid and pid are the
// client's (SO_PEERCRED), maxMessage bounds one request and maxPending the output that may wait, in bytes. It owns no
// buffer memory yet, and asks for no events until add_connection.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func CreateConnection(fd, epollFD int, uid uint32, pid int32, maxMessage, maxPending int) *connection.Connection {
	return &connection.Connection{
		FD:         fd,
		EpollFD:    epollFD,
		UID:        uid,
		PID:        pid,
		Client:     turns.Client{User: name_uid.NameUID(uid), Number: turns.LastClient.Add(1)},
		MaxPending: maxPending,
		In:         create_buffer.CreateBuffer(0),
		Out:        create_buffer.CreateBuffer(0),
		Frames:     utils.FrameState{Max: maxMessage},
	}
}
