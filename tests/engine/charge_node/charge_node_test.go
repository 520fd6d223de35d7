package charge_node_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/charge_node"
)

func TestChargeNode(t *testing.T) {
	const step, element = engine.TemplateStep, engine.TemplateElement
	list := exec.AsValue([]string{"ab", "cd", "ef"})
	for _, good := range []struct {
		name, what string
		value      *exec.Value
		cost       int
		want       int64
	}{
		{"a text", engine.MeterText, exec.AsValue("abc"), 0, step + 3},
		{"a list", engine.MeterText, list, 0, step + 4*element + 6},
		{"an element of a list", engine.MeterItem, list, 0, step},
		{"a letter of a text", engine.MeterItem, exec.AsValue("abc"), 0, step},
		{"an element of something else", engine.MeterItem, exec.AsValue(map[string]int{}), 0, step + element},
		{"a number", engine.MeterNumber, exec.AsValue(1.5), 0, step + element},
		{"no number, but nothing", engine.MeterNumber, exec.AsValue(nil), 0, step + 1},
		{"a loop over a list", engine.MeterEach, list, 100, step + 4*element + 6 + 300},
		{"a loop over a text", engine.MeterEach, exec.AsValue("é"), 100, step + 2 + 200},
		{"a macro", engine.MeterEnter, exec.AsValue(nil), 100, step + 100},
	} {
		t.Run(good.name, func(t *testing.T) {
			m := &engine.TemplateMeter{Left: engine.TemplateWork}
			charge_node.ChargeNode(m, good.what, good.value, good.cost)
			require.Equal(t, good.want, engine.TemplateWork-m.Left)
		})
	}
	m := &engine.TemplateMeter{Left: engine.TemplateWork, Depth: engine.TemplateDepth}
	charge_node.ChargeNode(m, engine.MeterLeave, exec.AsValue(nil), 0)
	charge_node.ChargeNode(m, engine.MeterEnter, exec.AsValue(nil), 0)
	require.Equal(t, engine.TemplateDepth, m.Depth)
	for _, bad := range []struct {
		what   string
		value  any
		reason string
	}{
		{engine.MeterEnter, nil, "its macros call each other more than 32 levels deep"},
		{engine.MeterItem, errors.New("unable: the cause"), "the cause"},
		{engine.MeterNumber, "x", "it multiplies something that is no number"},
		{engine.MeterText, strings.Repeat("x", engine.TemplateText+1), "a value in it is longer than 4194304 bytes or nested deeper than 64 levels"},
	} {
		require.PanicsWithValue(t, engine.TemplateStop{Reason: bad.reason}, func() { charge_node.ChargeNode(m, bad.what, exec.AsValue(bad.value), 0) })
	}
}
