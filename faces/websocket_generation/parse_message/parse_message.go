// Package parse_message reads a client's message.
package parse_message

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_config"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/generation"
	"rkllmd/generation/name_error"

	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/parse_control"
	"rkllmd/faces/websocket_generation/parse_feedback"
)

// ParseMessage reads a client's message. Its type is told with an error, too, as far as it is known.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Client messages". Errors: generation.ErrInvalid.
func ParseMessage(text []byte) (m websocket_generation.Message, err error) {
	var head struct {
		Type string `json:"type"`
	}
	if err = parse_object.ParseObject(text, &head); err != nil {
		return m, err
	}
	switch m.Type = head.Type; m.Type {
	case stream.TypeConfig:
		m.Config, err = parse_config.ParseConfig(text)
	case stream.TypeControl:
		m.Control, err = parse_control.ParseControl(text)
	case stream.TypeFeedback:
		m.Feedback, err = parse_feedback.ParseFeedback(text)
	case "":
		err = name_error.NameError(generation.ErrInvalid,
			`"type" is missing; a client may send "config", "control" and "feedback"`)
	default:
		err = name_error.NameError(generation.ErrInvalid,
			`"type" is %.40q; a client may send "config", "control" and "feedback"`, head.Type)
	}
	return m, err
}
