// Package meter_predicate bounds a test of Jinja.
package meter_predicate

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_arguments"
	"rkllmd/engine/template/meter_use"
)

// MeterPredicate returns test, what stands behind "is" in a template, with its work charged before. One that does not
// look into its operands (deep is false) pays a step.
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func MeterPredicate(m *template.Meter, test func(*exec.Context, *exec.Value, *exec.VarArgs) (bool, error),
	deep bool) exec.TestFunction {
	return func(e *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) (bool, error) {
		if deep {
			meter_arguments.MeterArguments(m, in, arguments)
		} else {
			meter_use.MeterUse(m, template.MeterEnter, in, 0)
			meter_use.MeterUse(m, template.MeterLeave, in, 0)
		}
		return test(e.Environment.Context, in, arguments)
	}
}
