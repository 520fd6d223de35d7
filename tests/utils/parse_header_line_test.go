package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_header_line"
)

func TestParseHeaderLine(t *testing.T) {
	for _, test := range []struct {
		line   string
		length int
		reason string
	}{
		{"Content-Length: 100", 100, ""},
		{"CONTENT-length:7", 7, ""},
		{"content-length :\t 0042 ", 42, ""},
		{"Content-Type: application/vscode-jsonrpc; charset=utf-8", 0, ""},
		{"X:", 0, ""},
		{"Content-Length 5", 0, `a header line without a colon: "Content-Length 5"`},
		{"Content-Length: -5", 0, `Content-Length must be a whole number, not "-5"`},
		{"Content-Length: +5", 0, `Content-Length must be a whole number, not "+5"`},
		{"Content-Length: 1e3", 0, `Content-Length must be a whole number, not "1e3"`},
		{"Content-Length:", 0, `Content-Length must be a whole number, not ""`},
		{"Content-Length: 0", 0, "a Content-Length of 0: every message has at least one byte"},
		{"Content-Length: 101", 0, "a message of 101 bytes is larger than the limit of 100 bytes " +
			"(--max-message-bytes, RKLLMD_MAX_MESSAGE_BYTES)"},
		{"Content-Length: 99999999999999999999", 0,
			"a message of 99999999999999999999 bytes is larger than the limit of 100 bytes (--max-message-bytes, " +
				"RKLLMD_MAX_MESSAGE_BYTES)"},
	} {
		t.Run(test.line, func(t *testing.T) {
			length, reason := parse_header_line.ParseHeaderLine(&utils.FrameState{Max: 100}, []byte(test.line))
			require.Equal(t, test.length, length)
			require.Equal(t, test.reason, reason)
		})
	}
	for line, want := range map[string]string{
		"origin: http://a": `a page of the web ("http://a") may not use this socket`,
		"Transfer-Encoding: chunked": `Transfer-Encoding is "chunked"; the body must come as it is, ` +
			`with its Content-Length`,
	} {
		for framing, want := range map[utils.Framing]string{utils.FramingHTTP: want, utils.FramingHeader: ""} {
			length, reason := parse_header_line.ParseHeaderLine(&utils.FrameState{Max: 100, Framing: framing},
				[]byte(line))
			require.Zero(t, length)
			require.Equal(t, want, reason)
		}
	}
}
