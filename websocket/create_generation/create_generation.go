// Package create_generation makes a generation.
package create_generation

import (
	"time"

	"rkllmd/completion"
	"rkllmd/completion/begin_answer"
	"rkllmd/websocket"
	"rkllmd/websocket/end_late"
)

// CreateGeneration makes the generation that c's client asks for by config, and notes it. It begins (begin_generation) when after, unless that is nil, has
// ended. Its time runs.
//
// **Runs on:** the connection's reader. **Holds:** takes Host.Mu.
func CreateGeneration(c *websocket.Connection, config completion.Config, after *websocket.Generation) *websocket.Generation {
	host := c.Host
	g := &websocket.Generation{Host: host, Client: c.Number, After: after, Conn: c, Config: config,
		Answer: begin_answer.BeginAnswer(config.Input, config.Options), Ended: make(chan struct{})}
	g.ID = g.Answer.ID
	if limit := host.Options.Timeout; limit > 0 {
		g.Limit = time.AfterFunc(limit, end_late.EndLate(g))
	}
	host.Mu.Lock()
	defer host.Mu.Unlock()
	host.Generations[g.ID] = g
	return g
}
