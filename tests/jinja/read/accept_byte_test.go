package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestAcceptByte(t *testing.T) {
	for _, c := range [][2]string{
		{`{"a": 1 , "b" :2}`, `[{'a': 1, 'b': 2}]`},
		{`[1 2]`, `fails`},
		{`{"a" 1}`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
