package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadNumber(t *testing.T) {
	for _, c := range [][2]string{
		{`1`, `[1]`},
		{`-12`, `[-12]`},
		{`1.0`, `[1.0]`},
		{`1e2`, `[100.0]`},
		{`12345678901234567890123`, `[12345678901234567890123]`},
		{`-0`, `[0]`},
		{`-0.0`, `[-0.0]`},
		{`01`, `fails`},
		{`1.`, `fails`},
		{`-`, `fails`},
		{`.5`, `fails`},
		{`1e`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
