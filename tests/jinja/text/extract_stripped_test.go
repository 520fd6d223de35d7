package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestExtractStripped(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ '  a '.strip() }}][{{ 'xxay'.lstrip('xy') }}][{{ 'xay'|trim('xy') }}][{{ 'aaa'.rstrip('a') }}]`, `[a][ay][a][]`},
		{`{{ ('b' * 30 ~ 'c').strip('abcdefghijklmnopqrstuvwxyz'[:2] * 10) }}`, `c`},
		{`{{ ('a' * 1000000).strip('b' * 1000000 ~ 'a') }}`, `fails`}, // it would take hours
	})
}
