package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_escape"
)

func TestScanEscape(t *testing.T) {
	for _, test := range []struct {
		input string // behind the first backslash
		n     int    // bytes read
		err   error
		state utils.ScanState
	}{
		{`n`, 1, nil, scan.String},
		{`/`, 1, nil, scan.String},
		{`x`, 0, scan.ErrEscape, scan.Escape},
		{`u00`, 3, nil, scan.Hex},
		{`u00e9`, 5, nil, scan.String},
		{`uD7FF`, 5, nil, scan.String},
		{`uE000`, 5, nil, scan.String},
		{`u00g0`, 3, scan.ErrHex, scan.Hex},
		{`ud800`, 5, nil, scan.Half},
		{`uDBFF\uDFFF`, 11, nil, scan.String},
		{`ud800\udc00`, 11, nil, scan.String},
		{`udc00`, 4, utils.ErrHalf, scan.Hex},
		{`ud800x`, 5, utils.ErrHalf, scan.Half},
		{`ud800\n`, 6, utils.ErrHalf, scan.Escape},
		{`ud800\x`, 6, scan.ErrEscape, scan.Escape},
		{`ud800\u0041`, 10, utils.ErrHalf, scan.Hex},
		{`ud800\ud800`, 10, utils.ErrHalf, scan.Hex},
	} {
		t.Run(test.input, func(t *testing.T) {
			s := utils.JSONScanner{State: scan.Escape}
			var err error
			n := 0
			for ; n < len(test.input); n++ {
				if err = scan_escape.ScanEscape(&s, test.input[n]); err != nil {
					break
				}
			}
			require.Equal(t, []any{test.n, test.err, test.state}, []any{n, err, s.State})
			require.Equal(t, test.err == nil && s.State == scan.Half, s.Half && err == nil)
		})
	}
}
