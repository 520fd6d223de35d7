// Package meter_filter bounds a filter of Jinja.
package meter_filter

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_arguments"
	"rkllmd/engine/charge_node"
)

// MeterFilter returns filter with its work charged before and the size of its result after: by what it does with its input, look at
// one element of a list (engine.MeterItem), do something for each element or letter (engine.MeterEach), or neither
// (engine.MeterText).
//
// **Runs on:** any thread; the filter, the thread that renders.
func MeterFilter(m *engine.TemplateMeter, filter exec.FilterFunction, what string) exec.FilterFunction {
	return func(e *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
		if what == engine.MeterItem {
			charge_node.ChargeNode(m, engine.MeterItem, in, 0)
			return filter(e, in, arguments)
		}
		charge_arguments.ChargeArguments(m, in, arguments)
		if what == engine.MeterEach {
			charge_node.ChargeNode(m, what, in, engine.TemplateCall)
		}
		out := filter(e, in, arguments)
		charge_node.ChargeNode(m, engine.MeterText, out, 0)
		return out
	}
}
