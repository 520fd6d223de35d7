package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallRaiseException(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{{ raise_exception('no') }}`, `fails`},
		{`{{ raise_exception() }}`, `fails`},
		{`{% if 0 %}{{ raise_exception('no') }}{% endif %}ok`, `ok`},
	})
}
