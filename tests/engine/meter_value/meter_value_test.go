package meter_value_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/meter_value"
)

func TestMeterValue(t *testing.T) {
	m := &engine.TemplateMeter{Left: 1000}
	in := exec.AsValue("abc")
	arguments := &exec.VarArgs{Args: []*exec.Value{exec.AsValue(10)}}
	require.Same(t, in, meter_value.MeterValue(m, engine.MeterEach)(nil, in, arguments))
	require.EqualValues(t, 1000-engine.TemplateStep-3-3*10, m.Left)
}
