package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseInteger(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '0x1f'|int(0, 16) }}{{ '0b11'|int(base=2) }}`, `313`},
		{`{{ '1_000'|int }}{{ ' 7 '|int }}{{ '+5'|int }}`, `100075`},
		{`{{ '1__0'|int(9) }}{{ '12345678901234567890123'|int }}`, `912345678901234567890123`},
		{`{{ '٣'|int }}`, `3`},
	})
}
