package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadList(t *testing.T) {
	for _, c := range [][2]string{
		{`[]`, `[[]]`},
		{`[1, [2, 3], "a"]`, `[[1, [2, 3], 'a']]`},
		{`[1,]`, `fails`},
		{`[,]`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
