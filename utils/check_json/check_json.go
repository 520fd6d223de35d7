// Package check_json checks a whole message that is JSON.
package check_json

import (
	"errors"

	"rkllmd/utils"
	"rkllmd/utils/parse_body"
)

// CheckJSON returns what is wrong with message, in words for people; nil where it is one JSON text and nothing but
// blanks around it. It is for messages that do not come through parse_frame, and as strict.
//
// **Runs on:** any thread. Follows RFC 8259.
func CheckJSON(message []byte) error {
	frame := parse_body.ParseBody(&utils.FrameState{Length: len(message)}, message)
	if frame.Status == utils.FrameMalformed {
		return errors.New(frame.Reason)
	}
	return nil
}
