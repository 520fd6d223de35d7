package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanTag(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{1}}{{- 2 -}} 3`, `1123`},
		{`{{ 1 %}`, `fails`},
		{`{% if 1 }}`, `fails`},
	})
}
