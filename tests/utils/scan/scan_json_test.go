package scan_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_json"
)

func TestScanJSON(t *testing.T) {
	for _, test := range []struct {
		input string
		n     int
		done  bool
		err   error
	}{
		{`{}`, 2, true, nil},
		{` [1, {"a":"b","c":[]}, null ] {}`, 29, true, nil},
		{`"a\"b\\\u00e9"x`, 14, true, nil},
		{`true1`, 4, true, nil},
		{`-0.5e+10,`, 8, true, nil},
		{`12`, 2, false, nil},
		{"12\n", 2, true, nil},
		{``, 0, false, nil},
		{`{"a":[1`, 7, false, nil},
		{`}`, 0, false, scan.ErrValueExpected},
		{`[}`, 1, false, scan.ErrElementExpected},
		{`[1,]`, 3, false, scan.ErrValueExpected},
		{`[1}`, 2, false, scan.ErrNextInArray},
		{`[1 2]`, 3, false, scan.ErrNextInArray},
		{`{a`, 1, false, scan.ErrNameOrEnd},
		{`{]`, 1, false, scan.ErrNameOrEnd},
		{`{"a"}`, 4, false, scan.ErrColonExpected},
		{`{"a":}`, 5, false, scan.ErrValueExpected},
		{`{"a":1]`, 6, false, scan.ErrNextInObject},
		{`{"a":1,}`, 7, false, scan.ErrNameExpected},
		{`{"a":1 "b"`, 7, false, scan.ErrNextInObject},
		{"[\"a\tb\"]", 3, false, scan.ErrControl},
		{`"\x"`, 2, false, scan.ErrEscape},
		{`"\u00g0"`, 5, false, scan.ErrHex},
		{"{\"\xff\":1}", 2, false, scan.ErrUTF8},
		{`01`, 1, false, utils.ErrNumber},
		{`-a`, 1, false, utils.ErrNumber},
		{`nil`, 1, false, scan.ErrLiteral},
		{strings.Repeat("[", utils.MaxDepth) + strings.Repeat("]", utils.MaxDepth), 2 * utils.MaxDepth, true, nil},
		{strings.Repeat(`{"a":[`, utils.MaxDepth), utils.MaxDepth / 2 * 6, false, utils.ErrTooDeep},
	} {
		t.Run(test.input[:min(len(test.input), 20)], func(t *testing.T) {
			var s utils.JSONScanner
			n, done, err := scan_json.ScanJSON(&s, []byte(test.input))
			require.Equal(t, []any{test.n, test.done, test.err}, []any{n, done, err})
			if done || err != nil {
				require.Equal(t, utils.JSONScanner{}, s, "stands before a value again")
			}
			s, n, done, err = utils.JSONScanner{}, 0, false, nil
			for at := 0; at < len(test.input) && !done && err == nil; at++ {
				var more int
				more, done, err = scan_json.ScanJSON(&s, []byte(test.input[at:at+1]))
				n += more
			}
			require.Equal(t, []any{test.n, test.done, test.err}, []any{n, done, err}, "byte by byte")
		})
	}
	t.Run("allocates nothing", func(t *testing.T) {
		data := []byte(`{"a":[1,"b",null]}`)
		require.Zero(t, count_allocations.CountAllocations(100, func() {
			var s utils.JSONScanner
			scan_json.ScanJSON(&s, data)
		}))
	})
}
