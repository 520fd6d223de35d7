// Package charge_node accounts for a node of a template.
package charge_node

import (
	"fmt"
	"slices"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/charge_work"
	"rkllmd/engine/explain_template_error"
	"rkllmd/engine/measure_value"
)

// ChargeNode charges what a node of a template is about to do with value, as what says (engine.MeterText and those after it),
// and throws an engine.TemplateStop where that is too much, or where value is an error: gonja would go on, and say in each node on
// the way what failed. cost is the units of each element (MeterEach) or of the macro
// (MeterEnter).
//
// **Runs on:** the thread that renders.
func ChargeNode(m *engine.TemplateMeter, what string, value *exec.Value, cost int) {
	glance := what == engine.MeterItem && (value.IsList() || value.IsString())
	if glance || slices.Contains([]string{engine.MeterEnter, engine.MeterLeave}, what) {
		m.Depth += map[string]int{engine.MeterEnter: 1, engine.MeterLeave: -1}[what]
		if m.Depth > engine.TemplateDepth {
			panic(engine.TemplateStop{Reason: fmt.Sprintf("its macros call each other more than %d levels deep", engine.TemplateDepth)})
		}
		charge_work.ChargeWork(m, int64(engine.TemplateStep+cost))
		return
	}
	if value.IsError() {
		panic(engine.TemplateStop{Reason: explain_template_error.ExplainTemplateError(value, nil).Error()})
	}
	if what == engine.MeterNumber && !value.IsNumber() && !value.IsNil() {
		panic(engine.TemplateStop{Reason: "it multiplies something that is no number"})
	}
	size := measure_value.MeasureValue(value, engine.TemplateLevels)
	if size > engine.TemplateText {
		panic(engine.TemplateStop{Reason: fmt.Sprintf("a value in it is longer than %d bytes or nested deeper than %d levels", engine.TemplateText, engine.TemplateLevels)})
	}
	charge_work.ChargeWork(m, int64(engine.TemplateStep+size))
	if what != engine.MeterEach {
		return
	}
	count := value.Len()
	if value.IsDict() { // gonja looks for each key anew
		count *= 1 + count/16
	} else if value.IsString() {
		count = size
	}
	charge_work.ChargeWork(m, int64(count)*int64(cost))
}
