// Package handle_config begins a generation, or goes on with one.
package handle_config

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/faces/websocket_generation/create_generation"
	"rkllmd/faces/websocket_generation/drop_generation"
	"rkllmd/faces/websocket_generation/is_generating"
	"rkllmd/faces/websocket_generation/resume_kept_generation"
	"rkllmd/faces/websocket_generation/start_answer"
	"rkllmd/faces/websocket_generation/take_turn"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// HandleConfig begins the generation that a config message asks for, or goes on with the one that it resumes; while
// another one is in progress on the connection it is refused.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Configuration message".
func HandleConfig(c *websocket.Connection, config stream.Config) {
	switch {
	case is_generating.IsGenerating(c):
		send_error.SendError(c, name_failure.NameFailure(name_error.NameError(generation.ErrInvalid,
			"the generation %q is in progress on this connection: stop it first, or use another connection",
			c.Generation.ID)))
	case config.Resume != "":
		if err := resume_kept_generation.ResumeKeptGeneration(c, config.Resume, config.Received); err != nil {
			send_error.SendError(c, name_failure.NameFailure(err))
		}
	case take_turn.TakeTurn(c):
		drop_generation.DropGeneration(c.Host, c.Generation)
		c.Generation = create_generation.CreateGeneration(c, config, nil)
		go start_answer.StartAnswer(c.Generation)
	}
}
