// Package render_case renders a case of the judge.
package render_case

import (
	"fmt"
	"time"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_at"
)

// RenderCase renders a template with variables, a JSON object, at the judge's time, as judge/environment.py does in
// Python. It returns the text, or "parse" or "render" and the reason.
//
// **Runs on:** any thread.
func RenderCase(template string, variables []byte) (text jinja.Text, failed, reason string) {
	parsed, err := parse_template.ParseTemplate(template)
	if err != nil {
		return text, "parse", err.Error()
	}
	values, err := read_json_value.ReadJSONValue(variables)
	if err != nil {
		return text, "variables", err.Error()
	}
	names, ok := values.(*jinja.Dict)
	if !ok {
		return text, "variables", fmt.Sprintf("no dictionary but %T", values)
	}
	text, err = render_at.RenderAt(parsed, names, jinja.DefaultLimits, func() time.Time {
		return time.Date(2026, 3, 5, 14, 7, 9, 0, time.UTC)
	})
	if err != nil {
		return text, "render", err.Error()
	}
	return text, "", ""
}
