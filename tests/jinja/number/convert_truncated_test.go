package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertTruncated(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 4.9|int }}{{ -4.9|int }}{{ (-4.9)|int }}{{ 1e20|int }}{{ '%d' % 4.9 }}`, `4-4-41000000000000000000004`},
	})
}
