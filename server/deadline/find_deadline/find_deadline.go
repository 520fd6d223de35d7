// Package find_deadline tells when a connection must be looked at.
package find_deadline

import (
	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/deadline/find_stall"
)

// FindDeadline tells when the loop must look at a connection again though nothing may have happened to it, for
// Options.FirstMessageTimeout and Options.StallTimeout: the deadline that set_deadline takes.
//
// **Runs on:** the loop. **Holds:** takes c.Mu.
func FindDeadline(l *server.Loop, c *connection.Connection) int64 {
	limit := int64(l.Faces[c.Face].Options.StallTimeout)
	if limit == 0 {
		return c.GreetBy
	}
	since, _ := find_stall.FindStall(c)
	if since == 0 {
		since = l.Now
	}
	if c.GreetBy != 0 {
		return min(c.GreetBy, since+limit)
	}
	return since + limit
}
