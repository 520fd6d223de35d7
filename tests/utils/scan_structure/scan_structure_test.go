package scan_structure_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan_structure"
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
		{"value", array, utils.ScanValue, '"', utils.ScanString, false, nil},
		{"no value", array, utils.ScanValue, ']', 0, false, utils.ErrValueExpected},
		{"first element", array, utils.ScanFirstElement, '-', utils.ScanMinus, false, nil},
		{"empty array", array, utils.ScanFirstElement, ']', 0, true, nil},
		{"no element", array, utils.ScanFirstElement, ',', 0, false, utils.ErrElementExpected},
		{"next element", array, utils.ScanNext, ',', utils.ScanValue, false, nil},
		{"end of array", array, utils.ScanNext, ']', 0, true, nil},
		{"wrong end of array", array, utils.ScanNext, '}', 0, false, utils.ErrNextInArray},
		{"first name", object, utils.ScanFirstName, '"', utils.ScanString, false, nil},
		{"empty object", object, utils.ScanFirstName, '}', 0, true, nil},
		{"no name", object, utils.ScanFirstName, ',', 0, false, utils.ErrNameOrEnd},
		{"name", object, utils.ScanName, '"', utils.ScanString, false, nil},
		{"no name behind a comma", object, utils.ScanName, '}', 0, false, utils.ErrNameExpected},
		{"colon", object, utils.ScanColon, ':', utils.ScanValue, false, nil},
		{"no colon", object, utils.ScanColon, '}', 0, false, utils.ErrColonExpected},
		{"next member", object, utils.ScanNext, ',', utils.ScanName, false, nil},
		{"end of object", object, utils.ScanNext, '}', 0, true, nil},
		{"wrong end of object", object, utils.ScanNext, ']', 0, false, utils.ErrNextInObject},
		{"a string behind a member", object, utils.ScanNext, '"', 0, false, utils.ErrNextInObject},
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
