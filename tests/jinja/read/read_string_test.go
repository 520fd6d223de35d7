package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadString(t *testing.T) {
	for _, c := range [][2]string{
		{`""`, `['']`},
		{`"it's"`, `["it's"]`},
		{`"é\n"`, `['é\n']`},
		{`"a`, `fails`},
		{"\"a\nb\"", `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
