// Package parse_header_line reads one header line before a message.
package parse_header_line

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"rkllmd/utils"
	"rkllmd/utils/describe_excess"
)

// ParseHeaderLine reads one header line, without its end: the value of Content-Length (in any case), or 0 for any other
// header, which is read over. reason says why the line is refused: no colon, or a Content-Length that is not a whole
// number, 0, or more than s.Max. Of HTTP also what a browser sends for a page of another site, which could reach this
// socket where somebody has put a port of TCP before it, and a Transfer-Encoding; s.Waits is set.
//
// **Runs on:** any thread. Follows the Language Server Protocol's base protocol; RFC 9112.
func ParseHeaderLine(s *utils.FrameState, line []byte) (length int, reason string) {
	name, value, colon := bytes.Cut(line, []byte(":"))
	if !colon {
		return 0, fmt.Sprintf("a header line without a colon: %.60q", line)
	}
	switch named := string(bytes.TrimSpace(name)); {
	case s.Framing == utils.FramingHTTP && strings.EqualFold(named, "Origin"):
		return 0, fmt.Sprintf("a page of the web (%.60q) may not use this socket", bytes.TrimSpace(value))
	case s.Framing == utils.FramingHTTP && strings.EqualFold(named, "Transfer-Encoding"):
		return 0, fmt.Sprintf("Transfer-Encoding is %.60q; the body must come as it is, with its Content-Length",
			bytes.TrimSpace(value))
	case s.Framing == utils.FramingHTTP && strings.EqualFold(named, "Expect"):
		s.Waits = strings.EqualFold(string(bytes.TrimSpace(value)), "100-continue")
		return 0, ""
	case !strings.EqualFold(named, "Content-Length"):
		return 0, ""
	}
	text := string(bytes.TrimSpace(value))
	n, err := strconv.ParseUint(text, 10, 64)
	switch {
	case errors.Is(err, strconv.ErrSyntax):
		return 0, fmt.Sprintf("Content-Length must be a whole number, not %.60q", text)
	case err != nil || n > uint64(s.Max):
		return 0, describe_excess.DescribeExcess(s, text)
	case n == 0:
		return 0, "a Content-Length of 0: every message has at least one byte"
	}
	return int(n), ""
}
