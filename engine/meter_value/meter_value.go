// Package meter_value is the filters that count a template's work.
package meter_value

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_node"
)

// MeterValue returns the filter that meter_node puts around parts of a template: it charges them as charge_node says and returns
// its input.
//
// **Runs on:** any thread; the filter, the thread that renders.
func MeterValue(m *engine.TemplateMeter, what string) exec.FilterFunction {
	return func(_ *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
		charge_node.ChargeNode(m, what, in, arguments.First().Integer())
		return in
	}
}
