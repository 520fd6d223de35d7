// Package evaluate_member returns VALUE.name.
package evaluate_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/get_member"
)

// EvaluateMember returns VALUE.name.
//
// **Runs on:** one thread at a time.
func EvaluateMember(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	v := n.A.Run(m, n.A)
	m.At = n
	return get_member.GetMember(m, v, n.Key)
}
