package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_header"
)

func TestParseHeader(t *testing.T) {
	long := "X: " + strings.Repeat("x", utils.MaxHeader-26)
	for _, test := range []struct {
		name, input string
		length      int
		expected    utils.Frame
	}{
		{"whole", "Content-Length: 12\r\n\r\n{", 12, utils.Frame{Consumed: 22}},
		{"LF, others, blanks before", "\r\n a: b\ncontent-length:3\nc:\n\n{", 3, utils.Frame{Consumed: 29}},
		{"no empty line yet", "\nContent-Length: 12\r\n", 0, utils.Frame{Consumed: 1}},
		{"nothing", "", 0, utils.Frame{}},
		{"as long as allowed", long + "\r\nContent-Length: 1\r\n\r\n", 1, utils.Frame{Consumed: utils.MaxHeader}},
		{"too long", "X" + long + "x\r\nContent-Length: 1\r\n\r\n", 0, utils.Frame{Status: utils.FrameFatal,
			Reason: "more than 8192 bytes of header lines before a message"}},
		{"too long without an end", strings.Repeat("x", utils.MaxHeader+1), 0, utils.Frame{Status: utils.FrameFatal,
			Reason: "more than 8192 bytes of header lines before a message"}},
		{"none", "Content-Type: 1\r\n\r\n", 0, utils.Frame{Status: utils.FrameFatal,
			Reason: "header lines without Content-Length before a message"}},
		{"twice", "Content-Length: 1\r\nContent-Length: 1\r\n\r\n", 0, utils.Frame{Status: utils.FrameFatal,
			Reason: "Content-Length is given twice"}},
		{"wrong line", "Content-Length: 1\r\nwhat\r\n", 0, utils.Frame{Status: utils.FrameFatal,
			Reason: `a header line without a colon: "what"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := utils.FrameState{Max: 100}
			require.Equal(t, test.expected, parse_header.ParseHeader(&s, []byte(test.input)))
			require.Equal(t, test.length, s.Length)
		})
	}
	for first, length := range map[string]int{"POST /a HTTP/1.1": 5, "what": 5} {
		s := utils.FrameState{Max: 100, Framing: utils.FramingHTTP}
		require.Equal(t, utils.Frame{Consumed: len(first) + 23},
			parse_header.ParseHeader(&s, []byte(first+"\r\nContent-Length: 5\r\n\r\n")), "the first line is no header")
		require.Equal(t, length, s.Length)
	}
}
