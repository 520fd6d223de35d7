// Package parse_feedback reads a feedback message.
package parse_feedback

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/generation"
	"rkllmd/generation/name_error"

	"rkllmd/faces/websocket_generation"
)

// ParseFeedback reads and checks a feedback message. It has a rating.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Feedback message". Errors: generation.ErrInvalid.
func ParseFeedback(text []byte) (stream.Feedback, error) {
	var feedback stream.Feedback
	if err := parse_object.ParseObject(text, &feedback); err != nil {
		return feedback, err
	}
	switch rating := feedback.Rating; {
	case rating == nil:
		return feedback, name_error.NameError(generation.ErrInvalid,
			`"rating" is missing; give a number from -1 (bad) to 1 (good)`)
	case *rating < -1 || *rating > 1:
		return feedback, name_error.NameError(generation.ErrInvalid,
			`"rating" is %v; it must be from -1 (bad) to 1 (good)`, *rating)
	case len(feedback.Text) > websocket_generation.MaxFeedbackBytes:
		return feedback, name_error.NameError(generation.ErrInvalid, `"text" has %d bytes; it may have %d at most`,
			len(feedback.Text), websocket_generation.MaxFeedbackBytes)
	case feedback.Position != nil && *feedback.Position < 0:
		return feedback, name_error.NameError(generation.ErrInvalid, `"position" is %d; it must be 0 or more`,
			*feedback.Position)
	}
	return feedback, nil
}
