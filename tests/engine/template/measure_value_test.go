package template_test

import (
	"math"
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/measure_value"
)

func TestMeasureValue(t *testing.T) {
	const step = engine.TemplateElement
	dictionary := &exec.Dict{Pairs: []*exec.Pair{{Key: exec.AsValue("ab"), Value: exec.AsValue("cde")}}}
	own := map[string]any{}
	own["self"] = own
	wide := make([]int, engine.TemplateText)
	for name, sample := range map[string]struct {
		value any
		want  int
	}{
		"a text":         {"abc", 3},
		"an empty text":  {"", 1},
		"nothing":        {nil, 1},
		"a number":       {7, step},
		"a list":         {[]string{"ab", "c"}, step + 2*step + 3},
		"a gonja list":   {exec.AsValue(exec.ValuesList{exec.AsValue("ab"), exec.AsValue(nil)}), step + 2*step + 3},
		"a dictionary":   {dictionary, step + 5},
		"a namespace":    {map[string]any{"x": "yy"}, step + 3},
		"inside itself":  {own, math.MaxInt},
		"a long list":    {wide, step + step*engine.TemplateText},
		"one long text":  {[]string{strings.Repeat("x", engine.TemplateText)}, 2*step + engine.TemplateText},
		"stops early":    {[][]int{wide, wide, wide}, step + 3*step + step + step*engine.TemplateText},
		"one level less": {[]any{[]any{"x"}}, step + step + step + step + 1},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, sample.want, measure_value.MeasureValue(sample.value, 3))
		})
	}
	require.Equal(t, math.MaxInt, measure_value.MeasureValue([]any{[]any{"x"}}, 1))
}
