// Package flush_connection writes what waits for a client.
package flush_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/buffer/consume_buffer"
	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/update_interest"
	"rkllmd/connection/write_socket"
	"rkllmd/utils/get_timestamp"
)

// FlushConnection writes once what waits for a client, as much as its socket takes, and stops asking for EPOLLOUT when
// nothing is left. The loop calls it on EPOLLOUT.
//
// **Runs on:** the loop. **Holds:** takes c.Mu. Errors: connection.ErrClosed when the client is gone.
func FlushConnection(c *connection.Connection) error {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Closed || c.Gone {
		return connection.ErrClosed
	}
	if waiting := c.Out.Data[c.Out.Start:]; len(waiting) > 0 {
		n, err := write_socket.WriteSocket(c.FD, waiting)
		if err != nil && err != unix.EAGAIN {
			drop_connection.DropConnection(c)
			return connection.ErrClosed
		}
		if consume_buffer.ConsumeBuffer(&c.Out, n); n > 0 {
			c.MovedAt = get_timestamp.GetTimestamp()
		}
	}
	if len(c.Out.Data) > c.Out.Start {
		return nil
	}
	return update_interest.UpdateInterest(c, c.Interest&^unix.EPOLLOUT)
}
