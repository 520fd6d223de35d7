package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadValue(t *testing.T) {
	for _, c := range [][2]string{
		{`null`, `[None]`},
		{`true`, `[True]`},
		{`false`, `[False]`},
		{`"a"`, `['a']`},
		{`{"a": [1.5]}`, `[{'a': [1.5]}]`},
		{`tru`, `fails`},
		{`x`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
