// Package detect_framing finds out how a client frames its messages.
package detect_framing

import (
	"bytes"
	"strings"

	"rkllmd/utils"
	"rkllmd/utils/parse_text"
)

// DetectFraming finds a connection's framing from its first bytes and sets s.Framing; it stays utils.FramingUnknown
// while more bytes are needed. A NUL among the first four bytes is a length prefix (JSON text has none there, and every
// length under 16 MiB has one). Otherwise blanks and a UTF-8 byte order mark are dropped, and "Content-" in any case is
// a header, "POST " HTTP, anything else text. Fewer than four bytes that could already be answered as text are
// FrameUnsettled. A client that begins with another of HTTP's methods is FrameFatal.
//
// **Runs on:** one thread at a time. It is the owner of s.
func DetectFraming(s *utils.FrameState, input []byte) utils.Frame {
	if !s.Settled {
		if bytes.IndexByte(input[:min(4, len(input))], 0) >= 0 {
			s.Framing = utils.FramingLength
			return utils.Frame{}
		}
		if len(input) < 4 && !s.Ended {
			trial := *s
			if frame := parse_text.ParseText(&trial, input); frame.Status != utils.FrameIncomplete {
				return utils.Frame{Status: utils.FrameUnsettled}
			}
			return utils.Frame{}
		}
		s.Settled = true
	}
	text := bytes.TrimLeft(input, " \t\r\n"+utils.ByteOrderMark)
	frame := utils.Frame{Consumed: len(input) - len(text)}
	for _, beginning := range utils.Beginnings {
		n := min(len(beginning.Bytes), len(text))
		switch {
		case !strings.EqualFold(beginning.Bytes[:n], string(text[:n])):
			continue
		case n < len(beginning.Bytes): // not enough to tell
			return frame
		case beginning.Framing == utils.FramingUnknown:
			s.Framing = utils.FramingHTTP // in which the client is told so
			return utils.Frame{Status: utils.FrameFatal, Reason: utils.OtherMethod}
		}
		s.Framing = beginning.Framing
		return frame
	}
	s.Framing = utils.FramingText
	return frame
}
