package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/builtins"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_predicate"
)

func TestMeterPredicate(t *testing.T) {
	const step = engine.TemplateStep
	e := &exec.Evaluator{Environment: &exec.Environment{Context: exec.EmptyContext()}}
	for name, sample := range map[string]struct {
		deep bool
		want int64
	}{"string": {false, 2 * step}, "eq": {true, 2*step + 3 + 3 + 9}} {
		m := &template.Meter{Left: 10000}
		test, _ := builtins.Tests.Get(name)
		metered := meter_predicate.MeterPredicate(m, test.(func(*exec.Context, *exec.Value, *exec.VarArgs) (bool,
			error)), sample.deep)
		is, err := metered.(func(*exec.Evaluator, *exec.Value, *exec.VarArgs) (bool, error))(e, exec.AsValue("abc"),
			&exec.VarArgs{Args: []*exec.Value{exec.AsValue("abc")}})
		require.NoError(t, err)
		require.True(t, is)
		require.Equal(t, sample.want, 10000-m.Left, name)
		require.Zero(t, m.Depth)
	}
}
