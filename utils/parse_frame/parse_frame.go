// Package parse_frame finds the next message in a connection's input.
package parse_frame

import (
	"rkllmd/utils"
	"rkllmd/utils/detect_framing"
	"rkllmd/utils/parse_body"
	"rkllmd/utils/parse_header"
	"rkllmd/utils/parse_length"
	"rkllmd/utils/parse_line"
	"rkllmd/utils/parse_text"
	"rkllmd/utils/scan/skip_input"
)

// ParseFrame looks once at a connection's unread input and says what comes next in it: see utils.FrameStatus. The
// caller drops Consumed bytes, and calls again with what follows: at once after a message, otherwise when more has
// come. Each byte is read once however the input is split, and the frames are the same. Every Payload has been proved
// valid JSON, but for lines (utils.FramingLine).
//
// The framing is found by detect_framing and kept. A message of more than s.Max bytes is refused before it is buffered:
// on its header or prefix, or as soon as its text has grown longer. At the end of all input (s.Ended) what is left and
// is no whole message is FrameMalformed.
//
// **Runs on:** one thread at a time. It is the owner of s, for a connection the loop. Follows
// docs/protocols/jsonrpc-socket.md, "Functions of the server".
func ParseFrame(s *utils.FrameState, input []byte) utils.Frame {
	var frame utils.Frame
	at := 0
	if s.Framing == utils.FramingUnknown {
		frame = detect_framing.DetectFraming(s, input)
		at = frame.Consumed
	}
	for s.Framing != utils.FramingUnknown && frame.Status == utils.FrameIncomplete {
		rest := input[at:]
		switch {
		case s.Skip != 0:
			frame = skip_input.SkipInput(s, rest)
		case s.Framing == utils.FramingLine:
			frame = parse_line.ParseLine(s, rest)
		case s.Framing == utils.FramingText:
			frame = parse_text.ParseText(s, rest)
		case s.Length > 0:
			frame = parse_body.ParseBody(s, rest)
		case s.Framing == utils.FramingHeader || s.Framing == utils.FramingHTTP:
			frame = parse_header.ParseHeader(s, rest)
		default:
			frame = parse_length.ParseLength(s, rest)
		}
		at += frame.Consumed
		if frame.Consumed == 0 {
			break
		}
	}
	if s.Ended && frame.Status == utils.FrameIncomplete && (at < len(input) || s.Length > 0) {
		s.Length, s.Scanned = 0, 0
		return utils.Frame{Status: utils.FrameMalformed, Consumed: len(input),
			Reason: "the input ended in the middle of a message"}
	}
	frame.Consumed = at
	return frame
}
