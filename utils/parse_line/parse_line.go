// Package parse_line finds the next line of text.
package parse_line

import (
	"bytes"

	"rkllmd/utils"
	"rkllmd/utils/describe_excess"
)

// ParseLine finds the next line, without its end (LF or CR LF) and whatever it contains, nothing also. At the end of
// all input the rest is a line, if there is one. FrameFatal: more than s.Max bytes.
//
// **Runs on:** one thread at a time. It is the owner of s.
func ParseLine(s *utils.FrameState, input []byte) utils.Frame {
	end := bytes.IndexByte(input[s.Scanned:], '\n')
	consumed := s.Scanned + end + 1
	if end < 0 {
		consumed = len(input)
	}
	line := bytes.TrimSuffix(bytes.TrimSuffix(input[:consumed], []byte("\n")), []byte("\r"))
	switch {
	case len(line) > s.Max:
		return utils.Frame{Status: utils.FrameFatal, Consumed: len(input), Reason: describe_excess.DescribeExcess(s,
			len(line))}
	case end < 0 && !s.Ended:
		s.Scanned = len(input)
		return utils.Frame{}
	}
	s.Scanned = 0
	if consumed == 0 {
		return utils.Frame{}
	}
	return utils.Frame{Status: utils.FrameComplete, Payload: line, Consumed: consumed}
}
