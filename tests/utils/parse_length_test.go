package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_length"
)

func TestParseLength(t *testing.T) {
	s := utils.FrameState{Max: 0x01020304}
	require.Equal(t, utils.Frame{}, parse_length.ParseLength(&s, []byte("\x04\x03\x02")))
	require.Zero(t, s.Length)
	require.Equal(t, utils.Frame{Consumed: 4}, parse_length.ParseLength(&s, []byte("\x04\x03\x02\x01{")))
	require.Equal(t, 0x01020304, s.Length)

	frame := parse_length.ParseLength(&s, []byte("\x05\x03\x02\x01"))
	require.Equal(t, utils.FrameFatal, frame.Status)
	require.Contains(t, frame.Reason, "16909061 bytes is larger than the limit of 16909060 bytes")
	frame = parse_length.ParseLength(&s, []byte("\xff\xff\xff\xff"))
	require.Equal(t, utils.FrameFatal, frame.Status)
	frame = parse_length.ParseLength(&s, []byte("\x00\x00\x00\x00"))
	require.Equal(t, utils.FrameEmpty, frame.Status)
	require.Contains(t, frame.Reason, "length prefix of 0")
}
