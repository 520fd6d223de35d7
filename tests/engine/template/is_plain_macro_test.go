package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/is_plain_macro"
)

func TestIsPlainMacro(t *testing.T) {
	for _, sample := range []struct {
		value nodes.Expression
		plain bool
	}{
		{&nodes.String{}, true}, {&nodes.Integer{}, true}, {&nodes.Float{}, true}, {&nodes.Bool{}, true},
		{&nodes.None{}, true},
		{&nodes.Name{}, true}, {&nodes.List{}, true}, {&nodes.Dict{}, true}, {&nodes.Call{}, false},
		{&nodes.BinaryExpression{}, false},
		{&nodes.List{Val: []nodes.Expression{&nodes.Call{}}}, false}, {&nodes.Dict{Pairs: []*nodes.Pair{{}}}, false},
	} {
		macro := &nodes.Macro{Kwargs: []*nodes.Pair{{Value: &nodes.None{}}, {Value: sample.value}}}
		require.Equal(t, sample.plain, is_plain_macro.IsPlainMacro(macro), "%T", sample.value)
	}
}
