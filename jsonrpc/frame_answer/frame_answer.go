// Package frame_answer frames what has been appended to a reply.
package frame_answer

import (
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// FrameAnswer frames the answer at the end of reply, which begins utils.HeadRoom bytes after start, and closes the gap that
// the frame leaves after start.
//
// **Runs on:** any.
func FrameAnswer(reply []byte, start int, framing utils.Framing) []byte {
	return append(reply[:start], create_frame.CreateFrame(reply[start:], framing)...)
}
