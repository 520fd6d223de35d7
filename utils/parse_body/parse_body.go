// Package parse_body reads a message whose length is known.
package parse_body

import (
	"rkllmd/utils"
	"rkllmd/utils/describe_syntax_error"
	"rkllmd/utils/scan/scan_json"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseBody reads a message of s.Length bytes: one JSON text and nothing but blanks around it. It is proved as it
// comes, so that no one look takes long. When something is wrong the rest of the message is dropped as it comes.
//
// **Runs on:** one thread at a time. It is the owner of s.
func ParseBody(s *utils.FrameState, input []byte) utils.Frame {
	body := input[:min(len(input), s.Length)]
	whole := len(body) == s.Length
	var err error
	if !s.Valid {
		var n int
		n, s.Valid, err = scan_json.ScanJSON(&s.Scanner, body[s.Scanned:])
		s.Scanned += n
	}
	if whole && !s.Valid && err == nil {
		if _, s.Valid, _ = scan_json.ScanJSON(&s.Scanner, []byte("\n")); !s.Valid {
			err = utils.ErrCutShort
		}
	}
	if s.Valid {
		rest := body[skip_blanks.SkipBlanks(body, s.Scanned):]
		s.Scanned = len(body) - len(rest)
		if len(rest) > 0 {
			err = utils.ErrTrailing
		}
	}
	if err == nil && !whole {
		return utils.Frame{}
	}
	frame := utils.Frame{Status: utils.FrameComplete, Payload: body, Consumed: len(body)}
	if err != nil {
		reason := describe_syntax_error.DescribeSyntaxError(err, body, s.Scanned)
		frame = utils.Frame{Status: utils.FrameMalformed, Consumed: len(body), Reason: reason}
		s.Skip = s.Length - len(body)
	}
	s.Length, s.Scanned, s.Valid, s.Scanner = 0, 0, false, utils.JSONScanner{}
	return frame
}
