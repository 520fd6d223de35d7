// Package resume_kept_generation goes on with a generation on another connection.
package resume_kept_generation

import (
	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket_generation/drop_generation"
	"rkllmd/faces/websocket_generation/replay_generation"
	"rkllmd/faces/websocket_generation/send_status"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/steering/resume_generation"
)

// ResumeKeptGeneration gives the generation with this ID to c, whose client has received so many of its token messages:
// it gets the init message again, the token messages from there on, and what follows. If another connection still has
// the generation, that connection is closed. A generation that the client had paused stays paused.
//
// **Runs on:** the connection's reader. **Holds:** takes Host.Mu, then the generation's Mu, under it the connections'.
// Errors: generation.ErrNotFound, generation.ErrInvalid.
func ResumeKeptGeneration(c *websocket.Connection, id string, received int) error {
	host := c.Host
	host.Mu.Lock()
	g := host.Generations[id]
	host.Mu.Unlock()
	missing := name_error.NameError(generation.ErrNotFound,
		"there is no generation %.80q: one can be resumed for %v after its connection was lost; send its config again",
		id, host.Options.Grace)
	if g == nil {
		return missing
	}
	if c.Generation != g {
		drop_generation.DropGeneration(host, c.Generation)
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	switch {
	case g.Forgotten:
		return missing
	case received > len(g.Tokens):
		return name_error.NameError(generation.ErrInvalid,
			`"received" is %d, but the generation has brought %d token messages so far`, received, len(g.Tokens))
	case g.Conn != nil && g.Conn != c:
		end_connection.EndConnection(g.Conn, coder.StatusPolicyViolation,
			"the generation was resumed on another connection")
	}
	g.Conn, c.Generation = c, g
	replay_generation.ReplayGeneration(g, received)
	switch {
	case g.Last != nil || g.Run == nil:
	case g.Paused:
		send_status.SendStatus(g, websocket.ActionPause, "The generation is paused.")
	default:
		_ = resume_generation.ResumeGeneration(g.Run) // one that has ended meanwhile says so itself
	}
	return nil
}
