package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanTemplate(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{{ 1 }}b{# c #}d{% if 1 %}e{% endif %}f`, `a1bdef`},
		{`{{ '{{' }}{{ '%}' }}`, `{{%}`},
	})
}
