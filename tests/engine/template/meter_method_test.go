package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/bind_text_method"
	"rkllmd/engine/template/meter_method"
)

func TestMeterMethod(t *testing.T) {
	m := &template.Meter{Left: 10000}
	strip := meter_method.MeterMethod(m, bind_text_method.BindTextMethod("strip"))
	out, err := strip(" abc ", exec.AsValue(" abc "), exec.NewVarArgs())
	require.NoError(t, err)
	require.Equal(t, "abc", out)
	require.EqualValues(t, 10000-(engine.TemplateStep+5)-(engine.TemplateStep+3), m.Left)
	_, err = strip(" abc ", exec.AsValue(" abc "), &exec.VarArgs{Args: []*exec.Value{exec.AsValue(1)}})
	require.EqualError(t, err, `the argument of strip is "1"; it must be a text`)
}
