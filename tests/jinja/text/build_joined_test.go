package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBuildJoined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['a', 'é', 'b']|join('-') }}{{ ''.join(['a', 'b']) }}{{ ['<', '>'|safe]|join('&') }}`, `a-é-bab<&>`},
	})
}
