package meter_method_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/meter_method"
	"rkllmd/engine/text_method"
)

func TestMeterMethod(t *testing.T) {
	m := &engine.TemplateMeter{Left: 10000}
	strip := meter_method.MeterMethod(m, text_method.TextMethod("strip"))
	out, err := strip(" abc ", exec.AsValue(" abc "), exec.NewVarArgs())
	require.NoError(t, err)
	require.Equal(t, "abc", out)
	require.EqualValues(t, 10000-(engine.TemplateStep+5)-(engine.TemplateStep+3), m.Left)
	_, err = strip(" abc ", exec.AsValue(" abc "), &exec.VarArgs{Args: []*exec.Value{exec.AsValue(1)}})
	require.EqualError(t, err, `the argument of strip is "1"; it must be a text`)
}
