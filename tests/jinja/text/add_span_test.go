package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddSpan(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' ~ s ~ 'b' ~ s }}`, `aGrüßebGrüße`},
	})
}
