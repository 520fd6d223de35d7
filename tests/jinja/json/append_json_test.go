package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendJSON(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': [1, 2.0, none, true, 'x']}|tojson }}`, `{"a": [1, 2.0, null, true, "x"]}`},
		{`{{ missing|tojson }}`, `fails`},
		{`{{ range(2)|tojson }}`, `fails`},
	})
}
