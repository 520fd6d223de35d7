package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanRaw(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% raw %}{{ x }}{% endraw %}a`, `{{ x }}a`},
		{`{%- raw -%} {% if %} {%- endraw -%} b`, `{% if %}b`},
		{`{% raw %}x`, `fails`},
	})
}
