// Package handle_control steers a generation.
package handle_control

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/faces/websocket_generation/handle_operation"
	"rkllmd/faces/websocket_generation/is_generating"
	"rkllmd/faces/websocket_generation/regenerate"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// HandleControl does what a control message asks for. After the end of a generation only regenerate has an effect.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Control message".
func HandleControl(c *websocket.Connection, control stream.Control) {
	var err error
	switch {
	case c.Generation == nil:
		err = name_error.NameError(generation.ErrNotFound, "there is no generation to %s: send a config",
			control.Action)
	case control.Action == websocket.ActionRegenerate:
		regenerate.Regenerate(c)
	case !is_generating.IsGenerating(c):
		err = name_error.NameError(generation.ErrNotFound, "the generation %q has ended: there is nothing to %s",
			c.Generation.ID, control.Action)
	default:
		err = handle_operation.HandleOperation(c.Generation, control)
	}
	if err != nil {
		send_error.SendError(c, name_failure.NameFailure(err))
	}
}
