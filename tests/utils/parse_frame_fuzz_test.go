package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/utils/collect_frames"
)

// FuzzParseFrame: the same frames whatever the pieces, and what collect_frames checks of each.
func FuzzParseFrame(f *testing.F) {
	for _, seed := range []string{
		`{"a":1}{"b":[2]}"x"null`, "\xef\xbb\xbf{}\n", "{}", "1 2", "[{\"b\":1},\n x,\n{\"c\":1}]\n1",
		"Content-Length: 2\r\n\r\n{}",
		"content-type: x\nContent-Length:2\n\n{}\n", "\x07\x00\x00\x00{\"a\":1}",
		"\x03\x00\x00\x00nul\x01\x00\x00\x001", "GET / HTTP/1.1",
		"{\"\u4ece\":\"\\ud83d\\ude00\U0001F600\"}", "[\"\xe4\xbb\"]\n{}", "{\"a\":\"\\ud83d\"}\n1",
		"\x03\x00\x00\x00\"\xff\"\x01\x00\x00\x001",
	} {
		f.Add(seed, uint16(2))
	}
	f.Fuzz(func(t *testing.T, input string, cut uint16) {
		whole := collect_frames.CollectFrames(t, 64, input)
		at := int(cut) % (len(input) + 1)
		require.Equal(t, whole, collect_frames.CollectFrames(t, 64, input[:at], input[at:]))
		if len(input) < 300 {
			require.Equal(t, whole, collect_frames.CollectFrames(t, 64, strings.Split(input, "")...))
		}
	})
}
