package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertJSONKey(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {1: 1, 1.5: 2, none: 3, true: 4}|tojson }}`, `{"1": 4, "1.5": 2, "null": 3}`},
		{`{{ {(1, 2): 3}|tojson }}`, `fails`},
	})
}
