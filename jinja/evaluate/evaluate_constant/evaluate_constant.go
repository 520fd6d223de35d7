// Package evaluate_constant returns a literal.
package evaluate_constant

import "rkllmd/jinja"

// EvaluateConstant returns a literal.
//
// **Runs on:** one thread at a time.
func EvaluateConstant(_ *jinja.Machine, n *jinja.Node) jinja.Value { return n.Value }
