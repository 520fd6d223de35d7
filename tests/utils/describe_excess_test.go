package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/describe_excess"
)

func TestDescribeExcess(t *testing.T) {
	require.Equal(t, "a message of 9 bytes is larger than the limit of 8 bytes (--max-message-bytes, "+
		"RKLLMD_MAX_MESSAGE_BYTES)",
		describe_excess.DescribeExcess(&utils.FrameState{Max: 8}, 9))
	require.Equal(t, "a message of 99999999999999999999 bytes is larger than the limit of 7 bytes (--other)",
		describe_excess.DescribeExcess(&utils.FrameState{Max: 7, Setting: "--other"}, "99999999999999999999"))
}
