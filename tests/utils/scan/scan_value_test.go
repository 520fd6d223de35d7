package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_value"
)

func TestScanValue(t *testing.T) {
	for c, expected := range map[byte]utils.JSONScanner{
		'"': {State: scan.String},
		'-': {State: scan.Minus},
		'0': {State: scan.Zero},
		'1': {State: scan.Integer},
		'9': {State: scan.Integer},
		't': {State: scan.True, Rest: 1},
		'f': {State: scan.False, Rest: 1},
		'n': {State: scan.Null, Rest: 1},
		'[': {State: scan.FirstElement, Depth: 1},
		'{': {State: scan.FirstName, Depth: 1, Stack: [64]byte{1}},
	} {
		t.Run(string(c), func(t *testing.T) {
			var s utils.JSONScanner
			require.NoError(t, scan_value.ScanValue(&s, c))
			require.Equal(t, expected, s)
		})
	}
	for _, c := range []byte("]},:+.xN\x00\xff") {
		require.Equal(t, scan.ErrValueExpected, scan_value.ScanValue(&utils.JSONScanner{}, c))
	}
	t.Run("an array where an object stood before", func(t *testing.T) {
		s := utils.JSONScanner{Depth: 9, Stack: [64]byte{0xff, 0xff}}
		require.NoError(t, scan_value.ScanValue(&s, '['))
		require.Equal(t, [64]byte{0xff, 0xfd}, s.Stack)
	})
	t.Run("too deep", func(t *testing.T) {
		s := utils.JSONScanner{Depth: utils.MaxDepth}
		require.Equal(t, utils.ErrTooDeep, scan_value.ScanValue(&s, '['))
		require.NoError(t, scan_value.ScanValue(&s, '1'))
	})
}
