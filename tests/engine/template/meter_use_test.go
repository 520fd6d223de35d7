package template_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_use"
)

func TestMeterUse(t *testing.T) {
	const step, element = engine.TemplateStep, engine.TemplateElement
	list := exec.AsValue([]string{"ab", "cd", "ef"})
	for _, good := range []struct {
		name, what string
		value      *exec.Value
		cost       int
		want       int64
	}{
		{"a text", template.MeterText, exec.AsValue("abc"), 0, step + 3},
		{"a list", template.MeterText, list, 0, step + 4*element + 6},
		{"an element of a list", template.MeterItem, list, 0, step},
		{"a letter of a text", template.MeterItem, exec.AsValue("abc"), 0, step},
		{"an element of something else", template.MeterItem, exec.AsValue(map[string]int{}), 0, step + element},
		{"a number", template.MeterNumber, exec.AsValue(1.5), 0, step + element},
		{"no number, but nothing", template.MeterNumber, exec.AsValue(nil), 0, step + 1},
		{"a loop over a list", template.MeterEach, list, 100, step + 4*element + 6 + 300},
		{"a loop over a text", template.MeterEach, exec.AsValue("é"), 100, step + 2 + 200},
		{"a macro", template.MeterEnter, exec.AsValue(nil), 100, step + 100},
	} {
		t.Run(good.name, func(t *testing.T) {
			m := &template.Meter{Left: engine.TemplateWork}
			meter_use.MeterUse(m, good.what, good.value, good.cost)
			require.Equal(t, good.want, engine.TemplateWork-m.Left)
		})
	}
	m := &template.Meter{Left: engine.TemplateWork, Depth: engine.TemplateDepth}
	meter_use.MeterUse(m, template.MeterLeave, exec.AsValue(nil), 0)
	meter_use.MeterUse(m, template.MeterEnter, exec.AsValue(nil), 0)
	require.Equal(t, engine.TemplateDepth, m.Depth)
	for _, bad := range []struct {
		what   string
		value  any
		reason string
	}{
		{template.MeterEnter, nil, "its macros call each other more than 32 levels deep"},
		{template.MeterItem, errors.New("unable: the cause"), "the cause"},
		{template.MeterNumber, "x", "it multiplies something that is no number"},
		{template.MeterText, strings.Repeat("x", engine.TemplateText+1),
			"a value in it is longer than 4194304 bytes or nested deeper than 64 levels"},
	} {
		require.PanicsWithValue(t, template.Stop{Reason: bad.reason}, func() {
			meter_use.MeterUse(m, bad.what,
				exec.AsValue(bad.value), 0)
		})
	}
}
