// Package meter_use accounts for a node of a template.
package meter_use

import (
	"fmt"
	"slices"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/describe_template_error"
	"rkllmd/engine/template/measure_value"
	"rkllmd/engine/template/meter_work"
)

// MeterUse charges what a node of a template is about to do with value, as what says (engine.MeterText and those after
// it), and throws an engine.TemplateStop where that is too much, or where value is an error: gonja would go on, and say
// in each node on the way what failed. cost is the units of each element (MeterEach) or of the macro (MeterEnter).
//
// **Runs on:** one thread at a time. It is the one that renders.
func MeterUse(m *template.Meter, what string, value *exec.Value, cost int) {
	glance := what == template.MeterItem && (value.IsList() || value.IsString())
	if glance || slices.Contains([]string{template.MeterEnter, template.MeterLeave}, what) {
		m.Depth += map[string]int{template.MeterEnter: 1, template.MeterLeave: -1}[what]
		if m.Depth > engine.TemplateDepth {
			panic(template.Stop{Reason: fmt.Sprintf("its macros call each other more than %d levels deep",
				engine.TemplateDepth)})
		}
		meter_work.MeterWork(m, int64(engine.TemplateStep+cost))
		return
	}
	if value.IsError() {
		panic(template.Stop{Reason: describe_template_error.DescribeTemplateError(value, nil).Error()})
	}
	if what == template.MeterNumber && !value.IsNumber() && !value.IsNil() {
		panic(template.Stop{Reason: "it multiplies something that is no number"})
	}
	size := measure_value.MeasureValue(value, engine.TemplateLevels)
	if size > engine.TemplateText {
		panic(template.Stop{Reason: fmt.Sprintf("a value in it is longer than %d bytes or nested deeper than %d levels",
			engine.TemplateText, engine.TemplateLevels)})
	}
	meter_work.MeterWork(m, int64(engine.TemplateStep+size))
	if what != template.MeterEach {
		return
	}
	count := value.Len()
	if value.IsDict() { // gonja looks for each key anew
		count *= 1 + count/16
	} else if value.IsString() {
		count = size
	}
	meter_work.MeterWork(m, int64(count)*int64(cost))
}
