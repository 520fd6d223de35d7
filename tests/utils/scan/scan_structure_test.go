package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_structure"
)

func TestScanStructure(t *testing.T) {
	array := utils.JSONScanner{Depth: 1}
	object := utils.JSONScanner{Depth: 1, Stack: [64]byte{1}}
	for _, test := range []struct {
		name  string
		in    utils.JSONScanner
		state utils.ScanState
		c     byte
		next  utils.ScanState
		done  bool
		err   error
	}{
		{"value", array, scan.Value, '"', scan.String, false, nil},
		{"no value", array, scan.Value, ']', 0, false, scan.ErrValueExpected},
		{"first element", array, scan.FirstElement, '-', scan.Minus, false, nil},
		{"empty array", array, scan.FirstElement, ']', 0, true, nil},
		{"no element", array, scan.FirstElement, ',', 0, false, scan.ErrElementExpected},
		{"next element", array, scan.Next, ',', scan.Value, false, nil},
		{"end of array", array, scan.Next, ']', 0, true, nil},
		{"wrong end of array", array, scan.Next, '}', 0, false, scan.ErrNextInArray},
		{"first name", object, scan.FirstName, '"', scan.String, false, nil},
		{"empty object", object, scan.FirstName, '}', 0, true, nil},
		{"no name", object, scan.FirstName, ',', 0, false, scan.ErrNameOrEnd},
		{"name", object, scan.Name, '"', scan.String, false, nil},
		{"no name behind a comma", object, scan.Name, '}', 0, false, scan.ErrNameExpected},
		{"colon", object, scan.Colon, ':', scan.Value, false, nil},
		{"no colon", object, scan.Colon, '}', 0, false, scan.ErrColonExpected},
		{"next member", object, scan.Next, ',', scan.Name, false, nil},
		{"end of object", object, scan.Next, '}', 0, true, nil},
		{"wrong end of object", object, scan.Next, ']', 0, false, scan.ErrNextInObject},
		{"a string behind a member", object, scan.Next, '"', 0, false, scan.ErrNextInObject},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := test.in
			s.State = test.state
			done, err := scan_structure.ScanStructure(&s, test.c)
			require.Equal(t, test.done, done)
			require.Equal(t, test.err, err)
			if !done && err == nil {
				require.Equal(t, test.next, s.State)
			}
			require.Equal(t, done, s.Depth == 0)
		})
	}
}
