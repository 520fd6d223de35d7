// Package engine_show_values shows what a chat template is told.
package engine_show_values

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/render_template"
	"rkllmd/jinja/parse_template"
)

// EngineShowValues renders template with chat.
func EngineShowValues(t testing.TB, template string, chat engine.Chat) (string, error) {
	t.Helper()
	parsed, err := parse_template.ParseTemplate(template)
	require.NoError(t, err)
	prompt, err := render_template.RenderTemplate(parsed, chat)
	return prompt.Text, err
}
