package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseInfinity(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%f %F %e' % (xs[1] * 1e308 * 10, xs[1] * 1e308 * 10, xs[1] * -1e308 * 10) }}`, `inf INF -inf`},
		{`{{ '{:f} {:F} {}'.format(xs[1] * 1e308 * 10, xs[1] * 1e308 * 10, xs[1] * -1e308 * 10) }}`, `inf INF -inf`},
		{`{{ '%5.1f|%05f' % (xs[1] * 1e308 * 10, xs[1] * -1e308 * 10) }}`, `  inf|-0inf`},
	})
}
