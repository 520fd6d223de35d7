package begin_value_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/begin_value"
)

func TestBeginValue(t *testing.T) {
	for c, expected := range map[byte]utils.JSONScanner{
		'"': {State: utils.ScanString},
		'-': {State: utils.ScanMinus},
		'0': {State: utils.ScanZero},
		'1': {State: utils.ScanInteger},
		'9': {State: utils.ScanInteger},
		't': {State: utils.ScanTrue, Rest: 1},
		'f': {State: utils.ScanFalse, Rest: 1},
		'n': {State: utils.ScanNull, Rest: 1},
		'[': {State: utils.ScanFirstElement, Depth: 1},
		'{': {State: utils.ScanFirstName, Depth: 1, Stack: [64]byte{1}},
	} {
		t.Run(string(c), func(t *testing.T) {
			var s utils.JSONScanner
			require.NoError(t, begin_value.BeginValue(&s, c))
			require.Equal(t, expected, s)
		})
	}
	for _, c := range []byte("]},:+.xN\x00\xff") {
		require.Equal(t, utils.ErrValueExpected, begin_value.BeginValue(&utils.JSONScanner{}, c))
	}
	t.Run("an array where an object stood before", func(t *testing.T) {
		s := utils.JSONScanner{Depth: 9, Stack: [64]byte{0xff, 0xff}}
		require.NoError(t, begin_value.BeginValue(&s, '['))
		require.Equal(t, [64]byte{0xff, 0xfd}, s.Stack)
	})
	t.Run("too deep", func(t *testing.T) {
		s := utils.JSONScanner{Depth: utils.MaxDepth}
		require.Equal(t, utils.ErrTooDeep, begin_value.BeginValue(&s, '['))
		require.NoError(t, begin_value.BeginValue(&s, '1'))
	})
}
