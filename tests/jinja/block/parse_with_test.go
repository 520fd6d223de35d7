package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseWith(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% with a = 1, b = 2 %}{{ a }}{{ b }}{% endwith %}{{ a }}`, `12`},
		{`{% with %}x{% endwith %}`, `x`},
		{`{% with 1 %}{% endwith %}`, `fails`},
	})
}
