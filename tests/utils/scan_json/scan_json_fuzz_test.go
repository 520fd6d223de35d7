package scan_json_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan_json"
)

// FuzzScanJSON: the same verdict as encoding/json on whole inputs, and the same result however the input is split.
func FuzzScanJSON(f *testing.F) {
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":-1.5e+3,"method":"rkllm.is_running","params":[null,true,false]}`, `[]`, `{}`, `[1,{"a":[]}]x`,
		`"\u00e9\n\\"`, `-0`, `01`, `1e5`, `1.`, `"a` + "\n" + `"`, `nul`, `[1,]`, `{"a":1,}`, `{"a"}`, " \t\r\n1 ", `"\x"`, `1 2`,
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
				err = utils.ErrValueExpected // something other than blanks follows
			}
			n++
		}
		require.Equal(t, json.Valid(data), done && err == nil)
	})
}
