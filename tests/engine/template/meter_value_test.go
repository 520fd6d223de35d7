package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_value"
)

func TestMeterValue(t *testing.T) {
	m := &template.Meter{Left: 1000}
	in := exec.AsValue("abc")
	arguments := &exec.VarArgs{Args: []*exec.Value{exec.AsValue(10)}}
	require.Same(t, in, meter_value.MeterValue(m, template.MeterEach)(nil, in, arguments))
	require.EqualValues(t, 1000-engine.TemplateStep-3-3*10, m.Left)
}
