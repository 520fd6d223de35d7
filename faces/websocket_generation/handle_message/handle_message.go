// Package handle_message handles a client's message.
package handle_message

import (
	coder "github.com/coder/websocket"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/faces/websocket_generation/handle_config"
	"rkllmd/faces/websocket_generation/handle_control"
	"rkllmd/faces/websocket_generation/handle_feedback"
	"rkllmd/faces/websocket_generation/parse_message"
)

// HandleMessage does what a client asks for, or tells it why not. The first message must be a config; anything else
// ends the connection. Later mistakes do not.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Client messages".
func HandleMessage(c *websocket.Connection, text []byte) {
	m, err := parse_message.ParseMessage(text)
	switch {
	case m.Type == stream.TypeConfig:
		c.Silence.Stop()
		c.Configured = true
	case !c.Configured:
		words := `the first message must be a config: {"type": "config", "prompt": "..."}`
		if err != nil {
			words += "; " + err.Error()
		}
		send_error.SendError(c, stream.Error{Type: stream.TypeError, Error: stream.ErrorInvalidRequest,
			RecoveryAction: stream.ActionNone, Message: words})
		end_connection.EndConnection(c, coder.StatusPolicyViolation, "the first message must be a config")
		return
	}
	switch {
	case err != nil:
		send_error.SendError(c, name_failure.NameFailure(err))
	case m.Type == stream.TypeConfig:
		handle_config.HandleConfig(c, m.Config)
	case m.Type == stream.TypeControl:
		handle_control.HandleControl(c, m.Control)
	default:
		handle_feedback.HandleFeedback(c, m.Feedback)
	}
}
