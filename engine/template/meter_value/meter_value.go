// Package meter_value is the filters that count a template's work.
package meter_value

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_use"
)

// MeterValue returns the filter that meter_node puts around parts of a template: it charges them as meter_use says and
// returns its input.
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func MeterValue(m *template.Meter, what string) exec.FilterFunction {
	return func(_ *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
		meter_use.MeterUse(m, what, in, arguments.First().Integer())
		return in
	}
}
