package scan_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_json"
)

// FuzzScanJSON: the same verdict as encoding/json on whole inputs, but that strings must be Unicode text, and the same
// result however the input is split.
func FuzzScanJSON(f *testing.F) {
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":-1.5e+3,"method":"rkllm.is_running","params":[null,true,false]}`, `[]`, `{}`,
		`[1,{"a":[]}]x`,
		`"\u00e9\n\\"`, `-0`, `01`, `1e5`, `1.`, `"a` + "\n" + `"`, `nul`, `[1,]`, `{"a":1,}`, `{"a"}`, " \t\r\n1 ",
		`"\x"`, `1 2`,
		"\"\u4ece\U0001F600\"", "\"\xe4\xbb\"", "\"\xff\"", "\"\xed\xa0\x80\"", `"\ud83d\ude00"`, `["\ud83d"]`,
		`"\ude00\ud83d"`, `"\ud83d\u0041"`,
	} {
		f.Add([]byte(seed), uint16(3))
	}
	f.Fuzz(func(t *testing.T, data []byte, cut uint16) {
		var whole utils.JSONScanner
		n, done, err := scan_json.ScanJSON(&whole, data)

		var split utils.JSONScanner
		at := int(cut) % (len(data) + 1)
		m, splitDone, splitErr := scan_json.ScanJSON(&split, data[:at])
		if !splitDone && splitErr == nil {
			var more int
			more, splitDone, splitErr = scan_json.ScanJSON(&split, data[at:])
			m += more
		}
		require.Equal(t, []any{n, done, err}, []any{m, splitDone, splitErr})
		require.Equal(t, whole, split)
		if err == utils.ErrTooDeep {
			return
		}

		if !done && err == nil {
			_, done, err = scan_json.ScanJSON(&whole, []byte("\n"))
		}
		for done && err == nil && n < len(data) {
			var next utils.JSONScanner
			if _, _, err = scan_json.ScanJSON(&next, data[n:n+1]); next != (utils.JSONScanner{}) {
				err = scan.ErrValueExpected // something other than blanks follows
			}
			n++
		}
		valid, text := json.Valid(data), ""
		decoder := json.NewDecoder(bytes.NewReader(data))
		for token, broken := decoder.Token(); valid && broken == nil; token, broken = decoder.Token() {
			text += fmt.Sprint(token)
		}
		replaced := strings.Contains(text, "\ufffd")
		switch err {
		case scan.ErrUTF8, scan.ErrCharacter:
			require.False(t, utf8.Valid(data))
		case utils.ErrHalf:
			require.True(t, replaced || !valid)
		default:
			require.Equal(t, valid, done && err == nil)
			require.True(t, utf8.Valid(data) || !valid)
			written := strings.Contains(strings.ToLower(string(data)), `\ufffd`) ||
				strings.Contains(string(data), "\ufffd")
			require.True(t, !replaced || written)
		}
	})
}
