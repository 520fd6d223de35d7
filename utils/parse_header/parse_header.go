// Package parse_header reads the header lines before a message.
package parse_header

import (
	"bytes"

	"rkllmd/utils"
	"rkllmd/utils/parse_header_line"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseHeader reads the header lines before a message, up to and with the empty line, and puts the value of
// Content-Length into s.Length: FrameIncomplete with s.Length set means that it has. Lines end in CRLF or LF; blanks
// before the first are dropped, and of HTTP the line with the method. FrameFatal: what parse_header_line refuses,
// Content-Length missing or given twice, or more than utils.MaxHeader bytes of headers.
//
// **Runs on:** one thread at a time. It is the owner of s. Follows the Language Server Protocol's base protocol; RFC
// 9112.
func ParseHeader(s *utils.FrameState, input []byte) utils.Frame {
	header := input[skip_blanks.SkipBlanks(input, 0):]
	start := len(input) - len(header)
	at, length := 0, 0
	for {
		begins := at == 0
		line, _, whole := bytes.Cut(header[at:], []byte("\n"))
		if !whole && len(header) <= utils.MaxHeader {
			return utils.Frame{Consumed: start}
		}
		if at += len(line) + 1; at > utils.MaxHeader {
			return utils.Frame{Status: utils.FrameFatal,
				Reason: "more than 8192 bytes of header lines before a message"}
		}
		if line = bytes.TrimSuffix(line, []byte("\r")); len(line) == 0 {
			break
		}
		if begins && s.Framing == utils.FramingHTTP {
			continue // which is asked for is all the same
		}
		value, reason := parse_header_line.ParseHeaderLine(s, line)
		if value > 0 && length > 0 {
			reason = "Content-Length is given twice"
		}
		if reason != "" {
			return utils.Frame{Status: utils.FrameFatal, Reason: reason}
		}
		length = max(length, value)
	}
	if length == 0 {
		return utils.Frame{Status: utils.FrameFatal, Reason: "header lines without Content-Length before a message"}
	}
	s.Length = length
	return utils.Frame{Consumed: start + at}
}
