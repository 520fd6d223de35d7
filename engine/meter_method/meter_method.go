// Package meter_method bounds a method of Jinja's values.
package meter_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_arguments"
	"rkllmd/engine/charge_node"
)

// MeterMethod returns method with its work charged before and the size of its result after.
//
// **Runs on:** any thread; the method, the thread that renders.
func MeterMethod[T any](m *engine.TemplateMeter, method exec.Method[T]) exec.Method[T] {
	return func(self T, value *exec.Value, arguments *exec.VarArgs) (any, error) {
		charge_arguments.ChargeArguments(m, value, arguments)
		out, err := method(self, value, arguments)
		charge_node.ChargeNode(m, engine.MeterText, exec.ToValue(out), 0)
		return out, err
	}
}
