// Package skip_input drops the rest of a wrong message.
package skip_input

import (
	"bytes"

	"rkllmd/utils"
)

// SkipInput drops what is still to be dropped of a wrong message (s.Skip): so many bytes, or the rest of a line with
// its newline. Returns FrameIncomplete with Consumed.
//
// **Runs on:** one thread at a time. It is the owner of s.
func SkipInput(s *utils.FrameState, input []byte) utils.Frame {
	n := min(s.Skip, len(input))
	if s.Skip != utils.SkipLine {
		s.Skip -= n
		return utils.Frame{Consumed: n}
	}
	if n = bytes.IndexByte(input, '\n'); n < 0 {
		return utils.Frame{Consumed: len(input)}
	}
	s.Skip = 0
	return utils.Frame{Consumed: n + 1}
}
