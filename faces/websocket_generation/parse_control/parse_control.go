// Package parse_control reads a control message.
package parse_control

import (
	"reflect"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/websocket"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseControl reads and checks a control message. Parameters go with modify alone, and only those that say how a token
// is chosen may change.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Control message" and "Modification message".
// Errors: generation.ErrInvalid.
func ParseControl(text []byte) (control stream.Control, err error) {
	if err = parse_object.ParseObject(text, &control); err != nil {
		return control, err
	}
	p := control.Parameters
	given := !reflect.ValueOf(p).IsZero()
	switch control.Action {
	case websocket.ActionStop, websocket.ActionPause, websocket.ActionResume, websocket.ActionRegenerate:
		if given {
			err = name_error.NameError(generation.ErrInvalid, `"parameters" go with the action "modify", not with %q`,
				control.Action)
		}
		return control, err
	case websocket.ActionModify:
	default:
		return control, name_error.NameError(generation.ErrInvalid,
			`"action" is %.40q; it must be "stop", "pause", "resume", "regenerate" or "modify"`, control.Action)
	}
	for _, fixed := range []struct {
		name  string
		given bool
	}{{"max_tokens", p.MaxTokens != nil}, {"stop", p.Stop != nil}, {"seed", p.Seed != nil},
		{"mirostat", p.Mirostat != nil}, {"mirostat_tau", p.MirostatTau != nil},
		{"mirostat_eta", p.MirostatEta != nil}} {
		if fixed.given {
			return control, name_error.NameError(generation.ErrInvalid,
				"%s cannot change while a generation goes on; temperature, top_p, top_k, min_p, repetition_penalty, "+
					"frequency_penalty and presence_penalty can", fixed.name)
		}
	}
	if !given {
		return control, name_error.NameError(generation.ErrInvalid,
			`"parameters" is empty; give those that are to change: temperature, top_p, top_k, min_p, `+
				`repetition_penalty, frequency_penalty, presence_penalty`)
	}
	return control, check_parameters.CheckParameters(p)
}
