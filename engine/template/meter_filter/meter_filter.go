// Package meter_filter bounds a filter of Jinja.
package meter_filter

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_arguments"
	"rkllmd/engine/template/meter_use"
)

// MeterFilter returns filter with its work charged before and the size of its result after: by what it does with its
// input, look at one element of a list (engine.MeterItem), do something for each element or letter (engine.MeterEach),
// or neither (engine.MeterText).
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func MeterFilter(m *template.Meter, filter exec.FilterFunction, what string) exec.FilterFunction {
	return func(e *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
		if what == template.MeterItem {
			meter_use.MeterUse(m, template.MeterItem, in, 0)
			return filter(e, in, arguments)
		}
		meter_arguments.MeterArguments(m, in, arguments)
		if what == template.MeterEach {
			meter_use.MeterUse(m, what, in, engine.TemplateCall)
		}
		out := filter(e, in, arguments)
		meter_use.MeterUse(m, template.MeterText, out, 0)
		return out
	}
}
