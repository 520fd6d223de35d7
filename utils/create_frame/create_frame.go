// Package create_frame puts a message into a connection's framing.
package create_frame

import (
	"encoding/binary"
	"strconv"

	"rkllmd/utils"
)

// CreateFrame turns a message into what goes over the wire. The first utils.HeadRoom bytes of message are free room,
// the JSON text follows; the frame is made in place, without moving the text, and returned as the part of message (or,
// where a newline no longer fits behind it, of a copy) that is to be written. Text framing, and a connection whose
// framing is not known yet, get a newline behind the message.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server"; the Language Server
// Protocol's base protocol for headers.
func CreateFrame(message []byte, f utils.Framing) []byte {
	size := len(message) - utils.HeadRoom
	switch f {
	case utils.FramingHeader:
		var digits [20]byte
		number := strconv.AppendInt(digits[:0], int64(size), 10)
		start := utils.HeadRoom - len("Content-Length: ") - len(number) - len("\r\n\r\n")
		n := start + copy(message[start:], "Content-Length: ")
		n += copy(message[n:], number)
		copy(message[n:], "\r\n\r\n")
		return message[start:]
	case utils.FramingLength:
		binary.LittleEndian.PutUint32(message[utils.HeadRoom-4:], uint32(size))
		return message[utils.HeadRoom-4:]
	default:
		return append(message[utils.HeadRoom:], '\n')
	}
}
