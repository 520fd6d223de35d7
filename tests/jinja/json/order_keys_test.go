package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestOrderKeys(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'b': 1, 'a': 2}|tojson(sort_keys=true) }}{{ {2: 1, 1: 2}|tojson(sort_keys=true) }}`,
			`{"a": 2, "b": 1}{"1": 2, "2": 1}`},
		{`{{ {1: 1, 'a': 2}|tojson(sort_keys=true) }}`, `fails`},
	})
}
