package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParsePrimary(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{{ 1 }}{{ 'a' }}{{ (1) }}{{ [1] }}{{ {} }}{{ none }}`, `Grüße1a1[1]{}None`},
		{`{{ ) }}`, `fails`},
		{`{{ % }}`, `fails`},
	})
}
