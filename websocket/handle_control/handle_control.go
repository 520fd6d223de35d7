// Package handle_control steers a generation.
package handle_control

import (
	"rkllmd/completion"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/in_progress"
	"rkllmd/websocket/regenerate"
	"rkllmd/websocket/send_error"
	"rkllmd/websocket/steer_generation"
)

// HandleControl does what a control message asks for. Only regenerate is of use after the end.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Control message".
func HandleControl(c *websocket.Connection, control completion.Control) {
	var err error
	switch {
	case c.Generation == nil:
		err = name_error.NameError(generation.ErrNotFound, "there is no generation to %s: send a config", control.Action)
	case control.Action == websocket.ActionRegenerate:
		regenerate.Regenerate(c)
	case !in_progress.InProgress(c):
		err = name_error.NameError(generation.ErrNotFound, "the generation %q has ended: there is nothing to %s", c.Generation.ID, control.Action)
	default:
		err = steer_generation.SteerGeneration(c.Generation, control)
	}
	if err != nil {
		send_error.SendError(c, name_failure.NameFailure(err))
	}
}
