package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils"
	"rkllmd/utils/parse_text"
)

func TestParseText(t *testing.T) {
	t.Run("message behind blanks", func(t *testing.T) {
		s := utils.FrameState{Max: 10}
		require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("[1]"), Consumed: 5},
			parse_text.ParseText(&s, []byte("\r\n[1]{")))
	})
	t.Run("goes on where it stopped", func(t *testing.T) {
		s := utils.FrameState{Max: 10}
		require.Equal(t, utils.Frame{Consumed: 1}, parse_text.ParseText(&s, []byte(" [1")))
		require.Equal(t, 2, s.Scanned)
		require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("[1]"), Consumed: 3},
			parse_text.ParseText(&s, []byte("[1]")))
		require.Zero(t, s.Scanned)
	})
	t.Run("error: the rest of its line is dropped", func(t *testing.T) {
		s := utils.FrameState{Max: 10}
		frame := parse_text.ParseText(&s, []byte("[1\nx\n2]"))
		require.Equal(t, utils.FrameMalformed, frame.Status)
		require.Equal(t, 5, frame.Consumed)
		require.Zero(t, s.Skip)
		frame = parse_text.ParseText(&s, []byte(" [x 3"))
		require.Equal(t, 5, frame.Consumed)
		require.Equal(t, utils.SkipLine, s.Skip)
	})
	t.Run("too large: refused as soon as it is known", func(t *testing.T) {
		s := utils.FrameState{Max: 10}
		require.Equal(t, utils.FrameIncomplete, parse_text.ParseText(&s, []byte(" \""+strings.Repeat("x", 9))).Status)
		frame := parse_text.ParseText(&s, []byte("\""+strings.Repeat("x", 10)))
		require.Equal(t, utils.FrameFatal, frame.Status)
		require.Contains(t, frame.Reason,
			"11 bytes is larger than the limit of 10 bytes (--max-message-bytes, RKLLMD_MAX_MESSAGE_BYTES)")
	})
	t.Run("at the end a number is complete", func(t *testing.T) {
		s := utils.FrameState{Max: 10}
		require.Equal(t, utils.Frame{}, parse_text.ParseText(&s, []byte("12")))
		s.Ended = true
		require.Equal(t, utils.Frame{Status: utils.FrameComplete, Payload: []byte("12"), Consumed: 2},
			parse_text.ParseText(&s, []byte("12")))
		require.Equal(t, utils.Frame{}, parse_text.ParseText(&s, nil))
	})
	t.Run("nothing is allocated for a message", func(t *testing.T) {
		s, input := utils.FrameState{Max: 100},
			[]byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`)
		require.Zero(t, count_allocations.CountAllocations(100, func() { parse_text.ParseText(&s, input) }))
	})
}
