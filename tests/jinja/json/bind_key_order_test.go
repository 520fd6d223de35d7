package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindKeyOrder(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'é': 1, 'z': 2, 'B': 3}|tojson(sort_keys=true) }}`, `{"B": 3, "z": 2, "é": 1}`},
	})
}
