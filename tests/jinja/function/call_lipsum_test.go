package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallLipsum(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ lipsum is defined }}{{ lipsum is callable }}{{ lipsum|string|length }}`, `TrueTrue49`},
		{`{{ lipsum() }}`, `fails`},
	})
}
