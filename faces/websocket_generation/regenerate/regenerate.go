// Package regenerate answers a config once more.
package regenerate

import (
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/drop_generation"
	"rkllmd/faces/websocket_generation/start_answer"
	"rkllmd/faces/websocket_generation/take_turn"
)

// Regenerate answers the config of the connection's generation once more, by the parameters in force and with another
// seed. A generation that is in progress is stopped first, which its completion says.
//
// **Runs on:** the connection's reader. **Holds:** takes the generation's Mu, under it the run's. Follows
// docs/protocols/web-streaming.md, "Control message".
func Regenerate(c *websocket.Connection) {
	if !take_turn.TakeTurn(c) {
		return
	}
	old := c.Generation
	drop_generation.DropGeneration(c.Host, old)
	old.Mu.Lock()
	config := old.Config
	old.Mu.Unlock()
	config.Parameters.Seed = nil
	c.Generation = create_generation.CreateGeneration(c, config, old)
	go start_answer.StartAnswer(c.Generation)
}
