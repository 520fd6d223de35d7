// Package is_skipped tells whether the second operand of and, or is never looked at.
package is_skipped

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/is_computed"
	"rkllmd/jinja/value/is_true"
)

// IsSkipped tells whether the second operand of and, or is never looked at, because jinja2 has computed the first one,
// which decides. What only fails when it is computed is left to the rendering.
//
// **Runs on:** one thread at a time.
func IsSkipped(b *jinja.Binder, n *jinja.Node) (skipped bool) {
	if !is_computed.IsComputed(b, n.A) {
		return false
	}
	m := &jinja.Machine{Tables: b.Tables, Variables: &jinja.Dict{}, Limits: b.Limits, Most: jinja.ParseLimits.Output,
		Out: &jinja.Writer{}}
	defer func() {
		m.Limits.Depth, b.Limits = jinja.ParseLimits.Depth, m.Limits
		switch failure := recover().(type) {
		case nil, *jinja.Failure:
		default:
			panic(failure)
		}
	}()
	v := n.A.Run(m, n.A)
	if _, ok := v.(*jinja.Undefined); ok {
		return false
	}
	return is_true.IsTrue(v) == (n.Kind == jinja.Or)
}
