// Package render_template renders a template with variables.
package render_template

import (
	"time"

	"rkllmd/jinja"
	"rkllmd/jinja/render_at"
)

// RenderTemplate renders a template with variables. What the output has from the variables is marked, unless their
// texts are marked as the template's own. An error is a *jinja.Error.
//
// **Runs on:** any thread.
func RenderTemplate(t *jinja.Template, variables *jinja.Dict, limits jinja.Limits) (text jinja.Text, err error) {
	return render_at.RenderAt(t, variables, limits, time.Now)
}
