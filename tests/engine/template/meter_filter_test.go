package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/builtins"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_filter"
)

func TestMeterFilter(t *testing.T) {
	m := &template.Meter{Left: 1000}
	upper, _ := builtins.Filters.Get("upper")
	require.Equal(t, "ABC", meter_filter.MeterFilter(m, upper, template.MeterText)(nil, exec.AsValue("abc"),
		exec.NewVarArgs()).String())
	require.EqualValues(t, 1000-2*(engine.TemplateStep+3), m.Left, "what goes in, and what comes out")
	length, _ := builtins.Filters.Get("length")
	require.Equal(t, 1000, meter_filter.MeterFilter(m, length, template.MeterItem)(nil,
		exec.AsValue(make([]string, 1000)), exec.NewVarArgs()).Integer())
	require.EqualValues(t, 1000-2*(engine.TemplateStep+3)-engine.TemplateStep, m.Left, "a glance")
	m.Left = 10000
	list, _ := builtins.Filters.Get("list")
	require.Equal(t, "['a', 'b']", meter_filter.MeterFilter(m, list, template.MeterEach)(nil, exec.AsValue("ab"),
		exec.NewVarArgs()).String())
	require.EqualValues(t, 10000-2*(engine.TemplateStep+2)-2*engine.TemplateCall-(engine.TemplateStep+
		3*engine.TemplateElement+2), m.Left, "for each letter")
}
