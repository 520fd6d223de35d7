// Package send_to_connection sends to a client.
package send_to_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/buffer/append_buffer"
	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/update_interest"
	"rkllmd/connection/write_socket"
	"rkllmd/utils/get_timestamp"
)

// SendToConnection sends one or more whole frames to a client. They are written to the socket at once, from the calling
// thread; what it does not take is queued, and the loop writes it when the client reads on (EPOLLOUT). Never blocks,
// and frame may be reused when it returns. Frames of several threads do not mix; those of one thread keep their order.
//
// A client for which more than c.MaxPending bytes wait already is cut off: nothing is dropped from a stream that goes
// on, and nobody waits for a client. So one frame may be of any size, if the client has read what came before it.
//
// **Runs on:** any thread. **Holds:** takes c.Mu. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
// Errors: connection.ErrClosed when the client is gone, connection.ErrSlow when this send cut it off. In both cases the
// loop closes the connection, and every later send is ErrClosed: whoever gets one stops producing.
func SendToConnection(c *connection.Connection, frame []byte) error {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Closed || c.Gone {
		return connection.ErrClosed
	}
	pending := len(c.Out.Data) - c.Out.Start
	if pending > c.MaxPending {
		drop_connection.DropConnection(c)
		c.Slow = true
		return connection.ErrSlow
	}
	if pending == 0 {
		n, err := write_socket.WriteSocket(c.FD, frame)
		if err != nil && err != unix.EAGAIN {
			drop_connection.DropConnection(c)
			return connection.ErrClosed
		}
		if n == len(frame) {
			return nil
		}
		frame, c.MovedAt = frame[n:], get_timestamp.GetTimestamp()
	}
	append_buffer.AppendBuffer(&c.Out, frame)
	if update_interest.UpdateInterest(c, c.Interest|unix.EPOLLOUT) != nil {
		drop_connection.DropConnection(c)
		return connection.ErrClosed
	}
	return nil
}
