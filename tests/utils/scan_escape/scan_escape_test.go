package scan_escape_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan_escape"
)

func TestScanEscape(t *testing.T) {
	for _, test := range []struct {
		input string // behind the first backslash
		n     int    // bytes read
		err   error
		state utils.ScanState
	}{
		{`n`, 1, nil, utils.ScanString},
		{`/`, 1, nil, utils.ScanString},
		{`x`, 0, utils.ErrEscape, utils.ScanEscape},
		{`u00`, 3, nil, utils.ScanHex},
		{`u00e9`, 5, nil, utils.ScanString},
		{`uD7FF`, 5, nil, utils.ScanString},
		{`uE000`, 5, nil, utils.ScanString},
		{`u00g0`, 3, utils.ErrHex, utils.ScanHex},
		{`ud800`, 5, nil, utils.ScanHalf},
		{`uDBFF\uDFFF`, 11, nil, utils.ScanString},
		{`ud800\udc00`, 11, nil, utils.ScanString},
		{`udc00`, 4, utils.ErrHalf, utils.ScanHex},
		{`ud800x`, 5, utils.ErrHalf, utils.ScanHalf},
		{`ud800\n`, 6, utils.ErrHalf, utils.ScanEscape},
		{`ud800\x`, 6, utils.ErrEscape, utils.ScanEscape},
		{`ud800\u0041`, 10, utils.ErrHalf, utils.ScanHex},
		{`ud800\ud800`, 10, utils.ErrHalf, utils.ScanHex},
	} {
		t.Run(test.input, func(t *testing.T) {
			s := utils.JSONScanner{State: utils.ScanEscape}
			var err error
			n := 0
			for ; n < len(test.input); n++ {
				if err = scan_escape.ScanEscape(&s, test.input[n]); err != nil {
					break
				}
			}
			require.Equal(t, []any{test.n, test.err, test.state}, []any{n, err, s.State})
			require.Equal(t, test.err == nil && s.State == utils.ScanHalf, s.Half && err == nil)
		})
	}
}
