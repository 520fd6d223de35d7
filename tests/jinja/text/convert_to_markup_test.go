package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertToMarkup(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '<a href="x">&\'</a>'|e }}{{ s|e }}{{ '<'|e|e }}{{ '&'|e ~ '&' }}`,
			`&lt;a href=&#34;x&#34;&gt;&amp;&#39;&lt;/a&gt;Grüße&lt;&amp;&`},
	})
}
