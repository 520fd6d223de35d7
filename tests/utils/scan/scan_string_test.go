package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_string"
)

func TestScanString(t *testing.T) {
	for _, test := range []struct {
		name, input string
		n           int
		done        bool
		err         error
		state       utils.ScanState
	}{
		{"plain", `abc"d`, 4, true, nil, scan.String},
		{"empty", `"`, 1, true, nil, scan.String},
		{"every escape", `\"\\\/\b\f\n\r\t\u00aF"`, 23, true, nil, scan.String},
		{"characters", "\u00e9\u4ece\U0001F600\ufffd\"", 13, true, nil, scan.String},
		{"an escaped pair", `\ud83d\uDE00"`, 13, true, nil, scan.String},
		{"DEL is no control character", "\x7f\"", 2, true, nil, scan.String},
		{"goes on", `abc`, 3, false, nil, scan.String},
		{"goes on in an escape", `a\`, 2, false, nil, scan.Escape},
		{"goes on in hexadecimal digits", `\u00`, 4, false, nil, scan.Hex},
		{"goes on in a character", "a\xf0\x9f", 3, false, nil, scan.Character},
		{"goes on in a pair", `\ud83d`, 6, false, nil, scan.Half},
		{"not UTF-8", "ab\xff\x80\"", 2, false, scan.ErrUTF8, scan.String},
		{"a character cut short", "ab\xe4\xbb\"", 4, false, scan.ErrCharacter, scan.Character},
		{"half of a pair", `\ud83d"`, 6, false, utils.ErrHalf, scan.Half},
		{"the other half", `\ude00"`, 5, false, utils.ErrHalf, scan.Hex},
		{"newline", "ab\n", 2, false, scan.ErrControl, scan.String},
		{"NUL", "\x00", 0, false, scan.ErrControl, scan.String},
		{"no escape", `\a`, 1, false, scan.ErrEscape, scan.Escape},
		{"no hexadecimal digit", `\u12"`, 4, false, scan.ErrHex, scan.Hex},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := utils.JSONScanner{State: scan.String}
			n, done, err := scan_string.ScanString(&s, []byte(test.input))
			require.Equal(t, []any{test.n, test.done, test.err}, []any{n, done, err})
			require.Equal(t, test.state, s.State)
			s, n, done, err = utils.JSONScanner{State: scan.String}, 0, false, nil
			for n < len(test.input) && !done && err == nil {
				var used int
				used, done, err = scan_string.ScanString(&s, []byte(test.input[n:n+1]))
				n += used
			}
			require.Equal(t, []any{test.n, test.done, test.err, test.state}, []any{n, done, err, s.State},
				"byte by byte")
		})
	}
}
