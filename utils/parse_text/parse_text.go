// Package parse_text finds the next message in text framing.
package parse_text

import (
	"bytes"

	"rkllmd/utils"
	"rkllmd/utils/describe_excess"
	"rkllmd/utils/describe_syntax_error"
	"rkllmd/utils/scan/scan_json"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseText finds the next message where JSON texts stand back to back, with or without blanks between them. Input
// begins where the last call's Consumed ended. After a syntax error the rest of the line in which it stands is dropped.
// A message of more than s.Max bytes is FrameFatal as soon as that many have come. At the end of all input (s.Ended) a
// number by itself is complete.
//
// **Runs on:** one thread at a time. It is the owner of s.
func ParseText(s *utils.FrameState, input []byte) utils.Frame {
	text := input
	if s.Scanned == 0 {
		text = input[skip_blanks.SkipBlanks(input, 0):]
	}
	start := len(input) - len(text)
	n, done, err := scan_json.ScanJSON(&s.Scanner, text[s.Scanned:min(len(text), s.Max+1)])
	size := s.Scanned + n
	if s.Ended && !done && err == nil && size > 0 {
		_, done, _ = scan_json.ScanJSON(&s.Scanner, []byte("\n"))
	}
	s.Scanned = 0
	switch {
	case err != nil:
		frame := utils.Frame{Status: utils.FrameMalformed, Consumed: len(input),
			Reason: describe_syntax_error.DescribeSyntaxError(err, text, size)}
		if line := bytes.IndexByte(text[size:], '\n'); line >= 0 {
			frame.Consumed = start + size + line + 1
		} else {
			s.Skip = utils.SkipLine
		}
		return frame
	case size > s.Max:
		return utils.Frame{Status: utils.FrameFatal, Consumed: len(input), Reason: describe_excess.DescribeExcess(s,
			size)}
	case done:
		return utils.Frame{Status: utils.FrameComplete, Payload: text[:size], Consumed: start + size}
	}
	s.Scanned = size
	return utils.Frame{Consumed: start}
}
