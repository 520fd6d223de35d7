package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetIndent(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1]|tojson(indent=2) }}{{ [1]|tojson(indent='x') }}`, "[\n  1\n][\nx1\n]"},
		{`{{ [1]|tojson(indent=-1) }}{{ [1]|tojson(indent=none) }}`, "[\n1\n][1]"},
		{`{{ [1]|tojson(indent=true) }}`, "[\n 1\n]"},
	})
}
