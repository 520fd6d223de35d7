// Package show_json shows what a JSON text is for templates.
package show_json

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/parse_template"
	"rkllmd/jinja/read_json_value"
	"rkllmd/jinja/render_at"
)

// ShowJSON returns a JSON text as a template prints its value in a list, or "fails".
//
// **Runs on:** any thread.
func ShowJSON(t *testing.T, text string) string {
	v, err := read_json_value.ReadJSONValue([]byte(text))
	if err != nil {
		return "fails"
	}
	template, err := parse_template.ParseTemplate("{{ [v] }}")
	require.NoError(t, err)
	variables := &jinja.Dict{Keys: []jinja.Value{&jinja.Text{String: "v"}}, Values: []jinja.Value{v}}
	shown, err := render_at.RenderAt(template, variables, jinja.DefaultLimits, time.Now)
	require.NoError(t, err)
	return shown.String
}
