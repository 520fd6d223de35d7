package utils_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/detect_framing"
)

func TestDetectFraming(t *testing.T) {
	for _, test := range []struct {
		input    string
		framing  utils.Framing
		status   utils.FrameStatus
		consumed int
	}{
		{`{"a"`, utils.FramingText, utils.FrameIncomplete, 0},
		{`nonsense`, utils.FramingText, utils.FrameIncomplete, 0},
		{"\xef\xbb\xbf {}", utils.FramingText, utils.FrameIncomplete, 4},
		{" \r\n\t", utils.FramingUnknown, utils.FrameIncomplete, 4},
		{" \r\n\tx", utils.FramingText, utils.FrameIncomplete, 4},
		{" \r\n\t\xef\xbb", utils.FramingUnknown, utils.FrameIncomplete, 4},
		{"Content-Length: 1", utils.FramingHeader, utils.FrameIncomplete, 0},
		{"\r\ncONTENT-type", utils.FramingHeader, utils.FrameIncomplete, 2},
		{"Conten", utils.FramingUnknown, utils.FrameIncomplete, 0},
		{"GET /", utils.FramingHTTP, utils.FrameFatal, 0},
		{"POST /", utils.FramingHTTP, utils.FrameIncomplete, 0},
		{"POST", utils.FramingUnknown, utils.FrameIncomplete, 0},
		{"OPTIONS", utils.FramingUnknown, utils.FrameIncomplete, 0},
		{"\x05\x00", utils.FramingLength, utils.FrameIncomplete, 0},
		{"{\x00", utils.FramingLength, utils.FrameIncomplete, 0},
		{`{"`, utils.FramingUnknown, utils.FrameIncomplete, 0},
		{`{}`, utils.FramingUnknown, utils.FrameUnsettled, 0},
		{`[1]`, utils.FramingUnknown, utils.FrameUnsettled, 0},
		{`x`, utils.FramingUnknown, utils.FrameUnsettled, 0},
		{"\n", utils.FramingUnknown, utils.FrameIncomplete, 0},
		{"", utils.FramingUnknown, utils.FrameIncomplete, 0},
	} {
		t.Run(test.input, func(t *testing.T) {
			s := utils.FrameState{Max: 100}
			frame := detect_framing.DetectFraming(&s, []byte(test.input))
			require.Equal(t, test.framing, s.Framing)
			require.Equal(t, test.status, frame.Status)
			require.Equal(t, test.consumed, frame.Consumed)
			require.Equal(t, utils.JSONScanner{}, s.Scanner, "nothing has been scanned")
		})
	}
	t.Run("settled", func(t *testing.T) {
		for _, s := range []utils.FrameState{{Settled: true, Max: 9}, {Ended: true, Max: 9}} {
			detect_framing.DetectFraming(&s, []byte("{}"))
			require.Equal(t, utils.FramingText, s.Framing)
		}
	})
	t.Run("every length under 16 MiB, and no JSON text", func(t *testing.T) {
		var prefix [4]byte
		for length := uint32(1); length < 16<<20; length += 251 {
			s := utils.FrameState{}
			detect_framing.DetectFraming(&s, binary.LittleEndian.AppendUint32(prefix[:0], length))
			require.Equal(t, utils.FramingLength, s.Framing, length)
		}
	})
}
