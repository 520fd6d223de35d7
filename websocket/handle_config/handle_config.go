// Package handle_config begins a generation, or goes on with one.
package handle_config

import (
	"rkllmd/completion"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/attach_generation"
	"rkllmd/websocket/begin_generation"
	"rkllmd/websocket/create_generation"
	"rkllmd/websocket/forget_generation"
	"rkllmd/websocket/in_progress"
	"rkllmd/websocket/send_error"
	"rkllmd/websocket/take_turn"
)

// HandleConfig begins the generation that a config message asks for, or goes on with the one that it resumes; while another one is in progress on
// the connection it is refused.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Configuration message".
func HandleConfig(c *websocket.Connection, config completion.Config) {
	switch {
	case in_progress.InProgress(c):
		send_error.SendError(c, name_failure.NameFailure(name_error.NameError(generation.ErrInvalid,
			"the generation %q is in progress on this connection: stop it first, or use another connection", c.Generation.ID)))
	case config.Resume != "":
		if err := attach_generation.AttachGeneration(c, config.Resume, config.Received); err != nil {
			send_error.SendError(c, name_failure.NameFailure(err))
		}
	case take_turn.TakeTurn(c):
		forget_generation.ForgetGeneration(c.Host, c.Generation)
		c.Generation = create_generation.CreateGeneration(c, config, nil)
		go begin_generation.BeginGeneration(c.Generation)
	}
}
