package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ (5).bit_length() }}{{ (2.0).is_integer() }}{{ (2.5).is_integer() }}`, `3TrueFalse`},
	})
}
