// Package evaluate_concat computes a ~ b.
package evaluate_concat

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/add_texts"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_plain"
)

// EvaluateConcat computes a ~ b: the texts of values, one behind the other.
//
// **Runs on:** one thread at a time.
func EvaluateConcat(m *jinja.Machine, n *jinja.Node) jinja.Value {
	first := convert_plain.ConvertPlain(m, n.Nodes[0].Run(m, n.Nodes[0]))
	long := len(first.String) >= jinja.LongText
	w := &jinja.Writer{}
	if !long {
		append_text.AppendText(m, w, first)
	}
	for _, part := range n.Nodes[1:] {
		meter_work.MeterWork(m, 1)
		t := convert_plain.ConvertPlain(m, part.Run(m, part))
		if long {
			first = add_texts.AddTexts(m, first, t)
			continue
		}
		append_text.AppendText(m, w, t)
	}
	if long {
		return first
	}
	return finish_text.FinishText(m, w, false)
}
