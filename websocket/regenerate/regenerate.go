// Package regenerate answers a config once more.
package regenerate

import (
	"rkllmd/websocket"
	"rkllmd/websocket/begin_generation"
	"rkllmd/websocket/create_generation"
	"rkllmd/websocket/forget_generation"
	"rkllmd/websocket/take_turn"
)

// Regenerate answers the config of the connection's generation once more, by the parameters in force and with another seed. A generation that is in
// progress is stopped first, which its completion says.
//
// **Runs on:** the connection's reader. **Holds:** takes the generation's Mu, under it the run's. Follows
// docs/protocols/web-streaming.md, "Control message".
func Regenerate(c *websocket.Connection) {
	if !take_turn.TakeTurn(c) {
		return
	}
	old := c.Generation
	forget_generation.ForgetGeneration(c.Host, old)
	old.Mu.Lock()
	config := old.Config
	old.Mu.Unlock()
	config.Parameters.Seed = nil
	c.Generation = create_generation.CreateGeneration(c, config, old)
	go begin_generation.BeginGeneration(c.Generation)
}
