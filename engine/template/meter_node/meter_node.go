// Package meter_node bounds one node of a template.
package meter_node

import (
	"errors"
	"fmt"
	"slices"

	controlStructures "github.com/nikolalohinski/gonja/v2/builtins/control_structures"
	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/nikolalohinski/gonja/v2/tokens"

	"rkllmd/engine/template"
	"rkllmd/engine/template/is_plain_macro"
	"rkllmd/engine/template/wrap_node"
)

// MeterNode puts filters around the parts of a node whose work or memory depends on values: operands, what is written,
// what is looped over, and the bodies of macros. cost is what one pass through the node's inside costs. Together they
// make sure that nothing long is made, copied or walked that was not charged before, and that nothing calls itself
// without end.
//
// **Runs on:** any thread. The error says which statement is not allowed.
func MeterNode(node any, cost int) error {
	switch n := node.(type) {
	case *nodes.BinaryExpression:
		what := template.MeterText
		switch n.Operator.Token.Type {
		case tokens.And, tokens.Or:
			return nil
		case tokens.Multiply, tokens.Power:
			what = template.MeterNumber
		}
		n.Left, n.Right = wrap_node.WrapNode(n.Left, what, 0), wrap_node.WrapNode(n.Right, what, 0)
	case *nodes.Output:
		n.Expression = wrap_node.WrapNode(n.Expression, template.MeterText, 0)
		if n.Alternative != nil {
			n.Alternative = wrap_node.WrapNode(n.Alternative, template.MeterText, 0)
		}
	case *nodes.GetSlice:
		n.Node = wrap_node.WrapNode(n.Node, template.MeterText, 0)
	case *nodes.GetAttribute:
		n.Node = wrap_node.WrapNode(n.Node, template.MeterText, 0)
	case *nodes.GetItem:
		n.Node = wrap_node.WrapNode(n.Node, template.MeterItem, 0)
	case *controlStructures.ForControlStructure:
		if n.Recursive {
			return errors.New("a loop is recursive, which is not supported")
		}
		n.ObjectEvaluator = wrap_node.WrapNode(n.ObjectEvaluator, template.MeterEach, cost)
	case *nodes.Macro:
		if !is_plain_macro.IsPlainMacro(n) { // they are run before the body
			return fmt.Errorf("macro %s has an argument whose default is no plain value, which is not supported",
				n.Name)
		}
		none := &nodes.None{Location: n.Location}
		enter := &nodes.Output{Start: n.Location, Expression: wrap_node.WrapNode(none, template.MeterEnter, cost)}
		leave := &nodes.Output{Start: n.Location, Expression: wrap_node.WrapNode(none, template.MeterLeave, 0)}
		n.Wrapper.Nodes = slices.Concat([]nodes.Node{enter}, n.Wrapper.Nodes, []nodes.Node{leave})
	}
	return nil
}
