package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendJSONList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ []|tojson }}{{ [1, [2, 3]]|tojson }}{{ (1, 2)|tojson }}{{ []|tojson(indent=2) }}`,
			`[][1, [2, 3]][1, 2][]`},
	})
}
