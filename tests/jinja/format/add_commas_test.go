package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddCommas(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:,}'.format(1234567) }}{{ '{:_}'.format(1234567) }}`, `1,234,5671_234_567`},
		{`{{ '{:,.2f}'.format(1234.5) }}{{ '{:_x}'.format(1048575) }}`, `1,234.50f_ffff`},
		{`{{ '{:010,}'.format(1234) }}`, `00,001,234`},
	})
}
