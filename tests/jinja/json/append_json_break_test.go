package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendJSONBreak(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, [2]]|tojson(indent=2) }}{{ [1]|tojson(indent=0) }}{{ [1]|tojson(indent='--') }}`,
			"[\n  1,\n  [\n    2\n  ]\n][\n1\n][\n--1\n]"},
	})
}
