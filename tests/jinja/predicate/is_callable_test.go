package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsCallable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ range is callable }}{{ s is callable }}{{ s.upper is callable }}`, `TrueFalseTrue`},
	})
}
