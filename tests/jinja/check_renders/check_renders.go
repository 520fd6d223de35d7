// Package check_renders compares what templates render with what Python's jinja2 has made of them.
package check_renders

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_at"
)

// CheckRenders renders templates, each with what Python's jinja2 3.1 renders, set up as transformers does; "fails" is
// for those that it refuses.
//
// **Runs on:** any thread.
func CheckRenders(t *testing.T, cases [][2]string) {
	variables, err := read_json_value.ReadJSONValue([]byte(`{"s": "Grüße", "xs": [3, 1, 2], "nil": null,
		"d": {"name": "D", "n": 1}, "rows": [{"role": "user", "size": 2}, {"role": "system", "size": 1},
		{"role": "user", "size": 3}]}`))
	require.NoError(t, err)
	for _, c := range cases {
		var text jinja.Text
		template, err := parse_template.ParseTemplate(c[0])
		if err == nil {
			text, err = render_at.RenderAt(template, variables.(*jinja.Dict), jinja.DefaultLimits, func() time.Time {
				return time.Date(2026, 3, 5, 14, 7, 9, 0, time.UTC)
			})
		}
		if c[1] == "fails" {
			require.Error(t, err, c[0])
			continue
		}
		require.NoError(t, err, c[0])
		require.Equal(t, c[1], text.String, c[0])
	}
}
