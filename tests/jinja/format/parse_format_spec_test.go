package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFormatSpec(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:é>+8.2f}|'.format(1.5) }}{{ '{:08,.1f}|'.format(1234.56) }}{{ '{: #x}|'.format(255) }}`,
			`ééé+1.50|01,234.6| 0xff|`},
		{`{{ '{:q}'.format(1) }}`, `fails`},
		{`{{ '{:5.}'.format(1.5) }}`, `fails`},
		{`{{ '{:>>>5}'.format(1) }}`, `fails`},
	})
}
