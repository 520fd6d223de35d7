package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestFailJSON(t *testing.T) {
	for _, c := range [][2]string{
		{``, `fails`},
		{`[`, `fails`},
		{`{"a":}`, `fails`},
		{`nul`, `fails`},
		{`1 2`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
