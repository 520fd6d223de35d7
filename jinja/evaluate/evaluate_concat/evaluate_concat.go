// Package evaluate_concat computes a ~ b.
package evaluate_concat

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_text"
)

// EvaluateConcat computes a ~ b: the texts of values, one behind the other.
//
// **Runs on:** one thread at a time.
func EvaluateConcat(m *jinja.Machine, n *jinja.Node) jinja.Value {
	w := &jinja.Writer{}
	for _, part := range n.Nodes {
		meter_work.MeterWork(m, 1)
		v := part.Run(m, part)
		append_text.AppendText(m, w, convert_text.ConvertText(m, v))
	}
	return finish_text.FinishText(m, w, false)
}
