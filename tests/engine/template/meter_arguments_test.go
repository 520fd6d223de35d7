package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_arguments"
)

func TestMeterArguments(t *testing.T) {
	const step, element = engine.TemplateStep, engine.TemplateElement
	for name, sample := range map[string]struct {
		arguments *exec.VarArgs
		want      int64
	}{
		"none": {exec.NewVarArgs(), step + 4},
		"texts": {&exec.VarArgs{Args: []*exec.Value{exec.AsValue("a"), exec.AsValue("bcd")}}, step + 4 + 2*step + 4 +
			4*4},
		"a number": {&exec.VarArgs{KwArgs: map[string]*exec.Value{"width": exec.AsValue(-1000)}}, 2*step + element + 4 +
			4*1000},
	} {
		t.Run(name, func(t *testing.T) {
			m := &template.Meter{Left: engine.TemplateWork}
			meter_arguments.MeterArguments(m, exec.AsValue("text"), sample.arguments)
			require.Equal(t, sample.want, engine.TemplateWork-m.Left)
		})
	}
	require.Panics(t, func() {
		meter_arguments.MeterArguments(&template.Meter{Left: engine.TemplateWork}, exec.AsValue(make([]string, 1000)),
			&exec.VarArgs{Args: []*exec.Value{exec.AsValue(1 << 40)}})
	})
}
