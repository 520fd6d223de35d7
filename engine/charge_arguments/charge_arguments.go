// Package charge_arguments accounts for a call in a template.
package charge_arguments

import (
	"maps"
	"slices"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_node"
	"rkllmd/engine/charge_work"
	"rkllmd/engine/measure_value"
)

// ChargeArguments charges a filter, test or method that is about to be called on value with arguments: the size of value times
// the sizes of all arguments, because a text may be put between any two letters of another. A number counts as its amount.
//
// **Runs on:** the thread that renders.
func ChargeArguments(m *engine.TemplateMeter, value *exec.Value, arguments *exec.VarArgs) {
	charge_node.ChargeNode(m, engine.MeterText, value, 0)
	factor := 0
	for _, argument := range slices.Concat(arguments.Args, slices.Collect(maps.Values(arguments.KwArgs))) {
		charge_node.ChargeNode(m, engine.MeterText, argument, 0)
		size := measure_value.MeasureValue(argument, engine.TemplateLevels)
		if argument.IsNumber() {
			size = int(min(max(argument.Float(), -argument.Float(), 1), 1<<30))
		}
		factor += size
	}
	charge_work.ChargeWork(m, int64(measure_value.MeasureValue(value, engine.TemplateLevels))*int64(factor))
}
