package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_line"
)

func TestParseLine(t *testing.T) {
	s := utils.FrameState{Framing: utils.FramingLine, Max: 5}
	require.Equal(t, utils.Frame{}, parse_line.ParseLine(&s, []byte("ab")))
	require.Equal(t, 2, s.Scanned, "read once")
	require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("abcde"), Consumed: 7},
		parse_line.ParseLine(&s, []byte("abcde\r\nx\n")))
	require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("\x00\""), Consumed: 3},
		parse_line.ParseLine(&s, []byte("\x00\"\n")))
	for _, empty := range []string{"\n", "\r\n"} {
		require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte{}, Consumed: len(empty)},
			parse_line.ParseLine(&s, []byte(empty+"x")))
	}
	for _, long := range []string{"abcdef", "abcdef\n", "\r\r\r\r\r\r\r"} {
		frame := parse_line.ParseLine(&s, []byte(long))
		require.Equal(t, utils.FrameFatal, frame.Status, long)
		require.Contains(t, frame.Reason, "6 bytes is larger than the limit of 5 bytes")
	}
	s.Ended = true
	require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("ab"), Consumed: 2},
		parse_line.ParseLine(&s, []byte("ab")))
	require.Equal(t, utils.Frame{}, parse_line.ParseLine(&s, nil))
}
