package scan_string_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan_string"
)

func TestScanString(t *testing.T) {
	for _, test := range []struct {
		name, input string
		n           int
		done        bool
		err         error
		state       utils.ScanState
	}{
		{"plain", `abc"d`, 4, true, nil, utils.ScanString},
		{"empty", `"`, 1, true, nil, utils.ScanString},
		{"every escape", `\"\\\/\b\f\n\r\t\u00aF"`, 23, true, nil, utils.ScanString},
		{"not UTF-8", "\xff\x80\"", 3, true, nil, utils.ScanString},
		{"DEL is no control character", "\x7f\"", 2, true, nil, utils.ScanString},
		{"goes on", `abc`, 3, false, nil, utils.ScanString},
		{"goes on in an escape", `a\`, 2, false, nil, utils.ScanEscape},
		{"goes on in hexadecimal digits", `\u00`, 4, false, nil, utils.ScanHex},
		{"newline", "ab\n", 2, false, utils.ErrControl, utils.ScanString},
		{"NUL", "\x00", 0, false, utils.ErrControl, utils.ScanString},
		{"no escape", `\a`, 1, false, utils.ErrEscape, utils.ScanEscape},
		{"no hexadecimal digit", `\u12"`, 4, false, utils.ErrHex, utils.ScanHex},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := utils.JSONScanner{State: utils.ScanString}
			n, done, err := scan_string.ScanString(&s, []byte(test.input))
			require.Equal(t, []any{test.n, test.done, test.err}, []any{n, done, err})
			require.Equal(t, test.state, s.State)
		})
	}
}
