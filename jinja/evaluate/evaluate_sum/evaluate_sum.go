// Package evaluate_sum adds texts, or lists, or tuples.
package evaluate_sum

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/add_texts"
	"rkllmd/jinja/text/convert_to_markup"
)

// EvaluateSum adds texts, or lists, or tuples.
//
// **Runs on:** one thread at a time.
func EvaluateSum(m *jinja.Machine, a, b jinja.Value) (jinja.Value, bool) {
	x, left := a.(*jinja.Text)
	y, right := b.(*jinja.Text)
	switch {
	case left && right && x.Safe == y.Safe:
		return add_texts.AddTexts(m, x, y), true
	case left && right && x.Safe:
		return add_texts.AddTexts(m, x, convert_to_markup.ConvertToMarkup(m, y)), true
	case left && right:
		return add_texts.AddTexts(m, convert_to_markup.ConvertToMarkup(m, x), y), true
	}
	s, left := a.(*jinja.List)
	t, right := b.(*jinja.List)
	if !left || !right || s.Tuple != t.Tuple {
		return nil, false
	}
	// an item is charged twice: a list of values takes the garbage collector as long as making it does
	meter_memory.MeterMemory(m, jinja.ListSize+2*(len(s.Items)+len(t.Items))*jinja.ItemSize)
	items := make([]jinja.Value, 0, len(s.Items)+len(t.Items))
	return &jinja.List{Items: append(append(items, s.Items...), t.Items...), Tuple: s.Tuple}, true
}
