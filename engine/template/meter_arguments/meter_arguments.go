// Package meter_arguments accounts for a call in a template.
package meter_arguments

import (
	"maps"
	"slices"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/measure_value"
	"rkllmd/engine/template/meter_use"
	"rkllmd/engine/template/meter_work"
)

// MeterArguments charges a filter, test or method that is about to be called on value with arguments: the size of value
// times the sizes of all arguments, because a text may be put between any two letters of another. A number counts as
// its amount.
//
// **Runs on:** one thread at a time. It is the one that renders.
func MeterArguments(m *template.Meter, value *exec.Value, arguments *exec.VarArgs) {
	meter_use.MeterUse(m, template.MeterText, value, 0)
	factor := 0
	for _, argument := range slices.Concat(arguments.Args, slices.Collect(maps.Values(arguments.KwArgs))) {
		meter_use.MeterUse(m, template.MeterText, argument, 0)
		size := measure_value.MeasureValue(argument, engine.TemplateLevels)
		if argument.IsNumber() {
			size = int(min(max(argument.Float(), -argument.Float(), 1), 1<<30))
		}
		factor += size
	}
	meter_work.MeterWork(m, int64(measure_value.MeasureValue(value, engine.TemplateLevels))*int64(factor))
}
