// Package parse_message reads a client's message.
package parse_message

import (
	"rkllmd/completion"
	"rkllmd/completion/parse_config"
	"rkllmd/completion/parse_object"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/parse_control"
	"rkllmd/websocket/parse_feedback"
)

// ParseMessage reads a client's message. Its type is told with an error, too, as far as it is known.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Client messages". Errors: generation.ErrInvalid.
func ParseMessage(text []byte) (m websocket.Message, err error) {
	var head struct {
		Type string `json:"type"`
	}
	if err = parse_object.ParseObject(text, &head); err != nil {
		return m, err
	}
	switch m.Type = head.Type; m.Type {
	case completion.TypeConfig:
		m.Config, err = parse_config.ParseConfig(text)
	case completion.TypeControl:
		m.Control, err = parse_control.ParseControl(text)
	case completion.TypeFeedback:
		m.Feedback, err = parse_feedback.ParseFeedback(text)
	case "":
		err = name_error.NameError(generation.ErrInvalid, `"type" is missing; a client may send "config", "control" and "feedback"`)
	default:
		err = name_error.NameError(generation.ErrInvalid, `"type" is %.40q; a client may send "config", "control" and "feedback"`, head.Type)
	}
	return m, err
}
