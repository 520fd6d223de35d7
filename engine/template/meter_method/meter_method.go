// Package meter_method bounds a method of Jinja's values.
package meter_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_arguments"
	"rkllmd/engine/template/meter_use"
)

// MeterMethod returns method with its work charged before and the size of its result after.
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func MeterMethod[T any](m *template.Meter, method exec.Method[T]) exec.Method[T] {
	return func(self T, value *exec.Value, arguments *exec.VarArgs) (any, error) {
		meter_arguments.MeterArguments(m, value, arguments)
		out, err := method(self, value, arguments)
		meter_use.MeterUse(m, template.MeterText, exec.ToValue(out), 0)
		return out, err
	}
}
