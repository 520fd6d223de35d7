package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestSkipBlanks(t *testing.T) {
	for _, c := range [][2]string{
		{" \n\t[ 1 ,\r2 ] ", `[[1, 2]]`},
		{"\u00a01", `fails`},
		{`1 x`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
