// Package create_generation makes a generation.
package create_generation

import (
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/create_answer"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_late"
)

// CreateGeneration makes the generation that c's client asks for by config, and notes it. It begins (start_answer)
// when the generation after has ended, or at once if after is nil. The timer for its time limit starts here.
//
// **Runs on:** the connection's reader. **Holds:** takes Host.Mu.
func CreateGeneration(c *websocket.Connection, config stream.Config,
	after *websocket.Generation) *websocket.Generation {
	host := c.Host
	g := &websocket.Generation{Host: host, Client: c.Client, After: after, Conn: c, Config: config,
		Answer: create_answer.CreateAnswer(config.Input, config.Options), Ended: make(chan struct{})}
	g.ID = g.Answer.ID
	if limit := host.Options.Timeout; limit > 0 {
		g.Limit = time.AfterFunc(limit, end_late.EndLate(g))
	}
	host.Mu.Lock()
	defer host.Mu.Unlock()
	host.Generations[g.ID] = g
	return g
}
