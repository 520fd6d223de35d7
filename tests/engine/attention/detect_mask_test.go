package attention_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/detect_mask"
)

func TestDetectMask(t *testing.T) {
	const hidden = 0xfc00
	mask := []uint16{0, 0, 0, hidden, 0, 0, 0, hidden}
	require.Equal(t, 2, detect_mask.DetectMask(mask, 4, 2, 3), "what is behind the keys does not count")
	require.Equal(t, 1, detect_mask.DetectMask(mask, 4, 2, 4))
	require.Equal(t, 0, detect_mask.DetectMask(mask[3:], 4, 2, 1))
	mask[7] = 0x3c00 // 1
	require.Equal(t, 1, detect_mask.DetectMask(mask[3:], 4, 2, 1))
	mask[3] = 0x3c00
	require.Equal(t, 1, detect_mask.DetectMask(mask[3:], 4, 2, 1))
}
