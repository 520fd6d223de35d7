package scan_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_number"
)

func TestScanNumber(t *testing.T) {
	for _, number := range []string{"-0", "-1", "-12", "-0.5", "-10.25", "-1e5", "-0E+7", "-1.5e-30", "-00", "-01",
		"-.5", "-1.", "-1.e2", "-1e", "-1e+",
		"--1", "-1..2", "-1e1.5", "-1e1e1", "-1+1", "-x"} {
		t.Run(number, func(t *testing.T) {
			s := utils.JSONScanner{State: scan.Minus}
			n, done, err := scan_number.ScanNumber(&s, []byte(number + ",")[1:])
			require.Equal(t, json.Valid([]byte(number)), err == nil && done && n == len(number)-1)
			if err != nil {
				require.Equal(t, utils.ErrNumber, err)
			}
		})
	}
	t.Run("goes on", func(t *testing.T) {
		s := utils.JSONScanner{State: scan.Integer}
		for i, piece := range []string{"2", ".", "5", "e", "-", "1"} {
			n, done, err := scan_number.ScanNumber(&s, []byte(piece))
			require.Equal(t, []any{1, false, nil}, []any{n, done, err})
			require.Equal(t, []utils.ScanState{scan.Integer, scan.Point, scan.Fraction, scan.E, scan.Sign,
				scan.Exponent}[i], s.State)
		}
	})
}
