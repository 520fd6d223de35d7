// Package wrap_node puts a filter around an expression of a template.
package wrap_node

import "github.com/nikolalohinski/gonja/v2/nodes"

// WrapNode returns the expression with a filter of one number around it.
//
// **Runs on:** any thread.
func WrapNode(expression nodes.Expression, filter string, number int) nodes.Expression {
	return &nodes.FilteredExpression{Expression: expression, Filters: []*nodes.FilterCall{{
		Token: expression.Position(), Name: filter, Args: []nodes.Expression{&nodes.Integer{
			Location: expression.Position(), Val: number}},
	}}}
}
