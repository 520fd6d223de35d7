// Package watch_stalls watches whether this process goes on.
package watch_stalls

import (
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/update_since"
)

// WatchStalls looks each wire.StallTick whether this process was stopped, until c is closed.
//
// **Runs on:** a goroutine of its own.
func WatchStalls(c *nats.Conn, since *wire.Since) {
	for last := time.Now(); !c.IsClosed(); {
		time.Sleep(wire.StallTick)
		now := time.Now()
		update_since.UpdateSince(since, last, now)
		last = now
	}
}
