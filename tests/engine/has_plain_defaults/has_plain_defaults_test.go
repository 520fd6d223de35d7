package has_plain_defaults_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/has_plain_defaults"
)

func TestHasPlainDefaults(t *testing.T) {
	for _, sample := range []struct {
		value nodes.Expression
		plain bool
	}{
		{&nodes.String{}, true}, {&nodes.Integer{}, true}, {&nodes.Float{}, true}, {&nodes.Bool{}, true}, {&nodes.None{}, true},
		{&nodes.Name{}, true}, {&nodes.List{}, true}, {&nodes.Dict{}, true}, {&nodes.Call{}, false}, {&nodes.BinaryExpression{}, false},
		{&nodes.List{Val: []nodes.Expression{&nodes.Call{}}}, false}, {&nodes.Dict{Pairs: []*nodes.Pair{{}}}, false},
	} {
		macro := &nodes.Macro{Kwargs: []*nodes.Pair{{Value: &nodes.None{}}, {Value: sample.value}}}
		require.Equal(t, sample.plain, has_plain_defaults.HasPlainDefaults(macro), "%T", sample.value)
	}
}
