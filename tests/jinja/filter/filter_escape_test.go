package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterEscape(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '<&>"\''|e }}{{ '<'|e|e }}{{ 1|escape }}{{ '<'|safe|e }}`, `&lt;&amp;&gt;&#34;&#39;&lt;1<`},
	})
}
