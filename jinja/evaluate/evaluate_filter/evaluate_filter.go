// Package evaluate_filter computes a filter.
package evaluate_filter

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/evaluate/evaluate_arguments"
)

// EvaluateFilter computes a filter.
//
// **Runs on:** one thread at a time.
func EvaluateFilter(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 2)
	v := n.Others[0].Run(m, n.Others[0])
	a := evaluate_arguments.EvaluateArguments(m, n)
	m.At = n
	if n.Filter == nil {
		return fail_render.FailRender(m, "No filter named '%s' found.", n.Name)
	}
	return n.Filter(m, v, a)
}
