package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertRepr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%r' % [1] }}{{ '{!r}'.format('é') }}`, `[1]'é'`},
	})
}
