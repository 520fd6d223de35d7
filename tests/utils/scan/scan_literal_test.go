package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_literal"
)

func TestScanLiteral(t *testing.T) {
	for state, rest := range map[utils.ScanState]string{scan.True: "rue", scan.False: "alse", scan.Null: "ull"} {
		t.Run(rest, func(t *testing.T) {
			s := utils.JSONScanner{State: state, Rest: 1}
			n, done, err := scan_literal.ScanLiteral(&s, []byte(rest+"x"))
			require.Equal(t, []any{len(rest), true, nil}, []any{n, done, err})

			s = utils.JSONScanner{State: state, Rest: 1}
			for i := range rest {
				n, done, err = scan_literal.ScanLiteral(&s, []byte(rest[i:i+1]))
				require.Equal(t, []any{1, i == len(rest)-1, nil}, []any{n, done, err})
			}

			s = utils.JSONScanner{State: state, Rest: 1}
			n, done, err = scan_literal.ScanLiteral(&s, []byte(rest[:1]+"X"))
			require.Equal(t, []any{1, false, scan.ErrLiteral}, []any{n, done, err})
		})
	}
}
