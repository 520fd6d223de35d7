package read_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/jinja/read/show_json"
)

func TestReadDict(t *testing.T) {
	for _, c := range [][2]string{
		{`{}`, `[{}]`},
		{`{"b": 1, "a": {"c": []}}`, `[{'b': 1, 'a': {'c': []}}]`},
		{`{"a": 1, "a": 2}`, `[{'a': 2}]`},
		{`{"a": 1,}`, `fails`},
		{`{1: 2}`, `fails`},
	} {
		require.Equal(t, c[1], show_json.ShowJSON(t, c[0]), c[0])
	}
}
