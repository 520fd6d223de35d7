package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadEscape(t *testing.T) {
	for _, c := range [][2]string{
		{`"\"\\\/\b\f\n\r\t\u00e9"`, `['"\\/\x08\x0c\n\r\té']`},
		{`"\q"`, `fails`},
		{`"\`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
