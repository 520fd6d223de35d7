package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBuildRepetition(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'é' * 3 }}{{ 'a' * 0 }}|{{ s * 2 }}{{ ('<'|safe) * 2 ~ '<' }}`, `ééé|GrüßeGrüße<<<`},
	})
}
