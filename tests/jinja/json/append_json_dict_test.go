package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendJSONDict(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {}|tojson }}{{ {'b': 1, 'a': {}}|tojson }}{{ {'b': 1}|tojson(indent=1) }}{{ {}|tojson(indent=2) }}`,
			"{}{\"b\": 1, \"a\": {}}{\n \"b\": 1\n}{}"},
	})
}
