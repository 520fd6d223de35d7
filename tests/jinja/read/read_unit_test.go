package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadUnit(t *testing.T) {
	for _, c := range [][2]string{
		{`"\u0041\u20ac"`, `['A€']`},
		{`"\ud83d\ude00"`, `['😀']`},
		{`"\u12"`, `fails`},
		{`"\uzzzz"`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
