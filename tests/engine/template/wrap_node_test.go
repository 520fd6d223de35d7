package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/nikolalohinski/gonja/v2/tokens"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/wrap_node"
)

func TestWrapNode(t *testing.T) {
	name := &nodes.Name{Name: &tokens.Token{Val: "x", Line: 3}}
	wrapped := wrap_node.WrapNode(name, "filter", 7).(*nodes.FilteredExpression)
	require.Same(t, name, wrapped.Expression)
	require.Equal(t, 3, wrapped.Position().Line)
	require.Len(t, wrapped.Filters, 1)
	require.Equal(t, "filter", wrapped.Filters[0].Name)
	require.Equal(t, 7, wrapped.Filters[0].Args[0].(*nodes.Integer).Val)
}
