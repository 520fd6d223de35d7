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
		{"characters", "\u00e9\u4ece\U0001F600\ufffd\"", 13, true, nil, utils.ScanString},
		{"an escaped pair", `\ud83d\uDE00"`, 13, true, nil, utils.ScanString},
		{"DEL is no control character", "\x7f\"", 2, true, nil, utils.ScanString},
		{"goes on", `abc`, 3, false, nil, utils.ScanString},
		{"goes on in an escape", `a\`, 2, false, nil, utils.ScanEscape},
		{"goes on in hexadecimal digits", `\u00`, 4, false, nil, utils.ScanHex},
		{"goes on in a character", "a\xf0\x9f", 3, false, nil, utils.ScanCharacter},
		{"goes on in a pair", `\ud83d`, 6, false, nil, utils.ScanHalf},
		{"not UTF-8", "ab\xff\x80\"", 2, false, utils.ErrUTF8, utils.ScanString},
		{"a character cut short", "ab\xe4\xbb\"", 4, false, utils.ErrCharacter, utils.ScanCharacter},
		{"half of a pair", `\ud83d"`, 6, false, utils.ErrHalf, utils.ScanHalf},
		{"the other half", `\ude00"`, 5, false, utils.ErrHalf, utils.ScanHex},
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
			s, n, done, err = utils.JSONScanner{State: utils.ScanString}, 0, false, nil
			for n < len(test.input) && !done && err == nil {
				var used int
				used, done, err = scan_string.ScanString(&s, []byte(test.input[n:n+1]))
				n += used
			}
			require.Equal(t, []any{test.n, test.done, test.err, test.state}, []any{n, done, err, s.State}, "byte by byte")
		})
	}
}
