package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatNumberSpec(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:5}|{:<5}|{:05}|{:+}|{:,}|{:x}|{:#b}|{:c}'.format(1, 2, 3, 4, 12345, 255, 5, 65) }}`,
			`    1|2    |00003|+4|12,345|ff|0b101|A`},
		{`{{ '{:.2d}'.format(1) }}`, `fails`},
		{`{{ '{:s}'.format(1) }}`, `fails`},
		{`[{{ '{:05c}'.format(65) }}][{{ '{:5c}'.format(65) }}][{{ '{:^5c}'.format(65) }}]`, `[0000A][    A][  A  ]`},
		{`{{ '{:+c}'.format(65) }}`, `fails`},
	})
}
