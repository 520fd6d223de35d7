// Package end_connection lets a connection end.
package end_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/update_interest"
)

// EndConnection lets a connection end in order: the loop drops further input and closes it when the client has read
// what waits for it, or had the time to. One that is closed is left alone.
//
// **Runs on:** any thread. It is called after the last send_to_connection. **Holds:** takes c.Mu.
func EndConnection(c *connection.Connection) {
	c.Ending.Store(true)
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Closed || c.Gone {
		return
	}
	if update_interest.UpdateInterest(c, c.Interest|unix.EPOLLOUT) != nil {
		drop_connection.DropConnection(c)
	}
}
