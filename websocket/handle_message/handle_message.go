// Package handle_message handles a client's message.
package handle_message

import (
	coder "github.com/coder/websocket"

	"rkllmd/completion"
	"rkllmd/completion/name_failure"
	"rkllmd/websocket"
	"rkllmd/websocket/end_connection"
	"rkllmd/websocket/handle_config"
	"rkllmd/websocket/handle_control"
	"rkllmd/websocket/handle_feedback"
	"rkllmd/websocket/parse_message"
	"rkllmd/websocket/send_error"
)

// HandleMessage does what a client asks for, or tells it why not. The first message must be a config; anything else ends the connection. Later
// mistakes do not.
//
// **Runs on:** the connection's reader. Follows docs/protocols/web-streaming.md, "Client messages".
func HandleMessage(c *websocket.Connection, text []byte) {
	m, err := parse_message.ParseMessage(text)
	switch {
	case m.Type == completion.TypeConfig:
		c.Silence.Stop()
		c.Configured = true
	case !c.Configured:
		words := `the first message must be a config: {"type": "config", "prompt": "..."}`
		if err != nil {
			words += "; " + err.Error()
		}
		send_error.SendError(c, completion.Error{Type: completion.TypeError, Error: completion.ErrorInvalidRequest, RecoveryAction: completion.ActionNone, Message: words})
		end_connection.EndConnection(c, coder.StatusPolicyViolation, "the first message must be a config")
		return
	}
	switch {
	case err != nil:
		send_error.SendError(c, name_failure.NameFailure(err))
	case m.Type == completion.TypeConfig:
		handle_config.HandleConfig(c, m.Config)
	case m.Type == completion.TypeControl:
		handle_control.HandleControl(c, m.Control)
	default:
		handle_feedback.HandleFeedback(c, m.Feedback)
	}
}
