package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestConvertString(t *testing.T) {
	for _, c := range [][2]string{
		{`"é😀"`, `['é😀']`},
		{"\"a\xffb\"", `['a�b']`},
		{`"\ud83d\ude00"`, `['😀']`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
