// Package wrap_answer frames what has been appended to a reply.
package wrap_answer

import (
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// WrapAnswer frames the answer at the end of reply, which begins utils.HeadRoom bytes after start, and closes the gap
// that the frame leaves after start.
//
// **Runs on:** any thread.
func WrapAnswer(reply []byte, start int, framing utils.Framing) []byte {
	return append(reply[:start], create_frame.CreateFrame(reply[start:], framing)...)
}
