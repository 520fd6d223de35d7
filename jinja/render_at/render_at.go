// Package render_at is render_template with a clock for strftime_now.
package render_at

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_nodes"
	"rkllmd/jinja/describe_failure"
	"rkllmd/jinja/finish_output"
)

// RenderAt is render_template with a clock for strftime_now.
//
// **Runs on:** any thread.
func RenderAt(t *jinja.Template, variables *jinja.Dict, limits jinja.Limits, clock jinja.Clock) (text jinja.Text,
	err error) {
	defer func() {
		if failure := recover(); failure != nil {
			text, err = jinja.Text{}, describe_failure.DescribeFailure(t.Source, failure)
		}
	}()
	if variables == nil {
		variables = &jinja.Dict{}
	}
	m := &jinja.Machine{Template: t, Tables: t.Tables, Variables: variables, Clock: clock, Limits: limits,
		Most: limits.Output, Out: &jinja.Writer{}}
	m.Scope = create_scope.CreateScope(m, t.Layout, nil)
	load_scope.LoadScope(m, t.Layout, m.Scope)
	render_nodes.RenderNodes(m, t.Body)
	return *finish_output.FinishOutput(m), nil
}
