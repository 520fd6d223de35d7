package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendBytes(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%5d' % 3 }}{{ xs|tojson }}`, `    3[3, 1, 2]`},
	})
}
