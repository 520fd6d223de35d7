package jinja_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_template"
)

// Whatever stands in a template and in its variables: an error that is no fault of the engine, or a text in UTF-8 whose
// marks lie in it, in order.
func FuzzRenderTemplate(f *testing.F) {
	for _, source := range []string{
		"{% for m in messages %}{{ loop.index0 }}{{ m['role'] ~ m.content|trim }}{% else %}none{% endfor %}",
		"{% macro a(x, y=2) %}{{ x }}{{ varargs }}{{ caller(1) }}{% endmacro %}{% call(b) a(1, 2, 3) %}{{ b }}" +
			"{% endcall %}",
		"{% set ns = namespace(t='') %}{% for c in s %}{% set ns.t = ns.t + c * 3 %}{% endfor %}" +
			"{{ ns.t[::-1][1:5]|tojson }}",
		"{{ '%5.2f|%-5s|%(a)s' % d }}{{ '{0[a]:>{1}}'.format(d, 7) }}{{ strftime_now('%-d %b %Y %j') }}",
		"{{ messages|selectattr('role', 'in', ['user'])|map(attribute='content')|join(', ')|indent(2, true)|title }}",
		"{%- raw -%} {{ {% endraw -%}{# c -#} {% filter upper %}{{ s|replace('a', 'b') }}{% endfilter %}",
		"{{ -7 // 2 }}{{ 2 ** 70 % 1000 }}{{ 1e308 * 10 }}{{ d|dictsort|tojson(indent=2) }}{{ [1, [2]] < [1, [3]] }}",
		"{% for x in [1, [2]] recursive %}{{ loop(x) if x is iterable else x }}{% endfor %}" +
			"{{ s.split()|batch(2)|list }}",
	} {
		f.Add(source, "Grüße <a>")
	}
	f.Fuzz(func(t *testing.T, source, content string) {
		template, err := parse_template.ParseTemplate(source)
		if err != nil {
			require.NotContains(t, err.Error(), "a fault of the template engine", source)
			return
		}
		value, err := read_json_value.ReadJSONValue([]byte(`{"messages": [{"role": "user",
			"content": "hi \ud83d\ude00"}], "s": "a\u00e9b \ud800", "d": {"a": 1, "b": [2.5, null, true]}}`))
		require.NoError(t, err)
		variables := value.(*jinja.Dict)
		variables.Values[1] = &jinja.Text{String: strings.ToValidUTF8(content, "?"), Mark: jinja.FromValue}
		limits := jinja.Limits{Work: 100_000, Memory: 4 << 20, Output: 1 << 20, Depth: 200}
		text, err := render_template.RenderTemplate(template, variables, limits)
		if err != nil {
			require.NotContains(t, err.Error(), "a fault of the template engine", source)
			return
		}
		require.True(t, utf8.ValidString(text.String), source)
		end := -1
		for _, span := range text.Spans {
			require.Greater(t, span.Start, end, source)
			require.Greater(t, span.End, span.Start, source)
			end = span.End
		}
		require.LessOrEqual(t, end, len(text.String), source)
	})
}
