// Package meter_predicate bounds a test of Jinja.
package meter_predicate

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_arguments"
	"rkllmd/engine/charge_node"
)

// MeterPredicate returns test, what stands behind "is" in a template, with its work charged before. One that does not look into
// its operands (deep is false) pays a step.
//
// **Runs on:** any thread; the test, the thread that renders.
func MeterPredicate(m *engine.TemplateMeter, test func(*exec.Context, *exec.Value, *exec.VarArgs) (bool, error), deep bool) exec.TestFunction {
	return func(e *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) (bool, error) {
		if deep {
			charge_arguments.ChargeArguments(m, in, arguments)
		} else {
			charge_node.ChargeNode(m, engine.MeterEnter, in, 0)
			charge_node.ChargeNode(m, engine.MeterLeave, in, 0)
		}
		return test(e.Environment.Context, in, arguments)
	}
}
