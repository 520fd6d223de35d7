// Package evaluate_repetition repeats a text or a list.
package evaluate_repetition

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/text/build_repetition"
	"rkllmd/jinja/value/convert_index"
)

// EvaluateRepetition repeats a text or a list.
//
// **Runs on:** one thread at a time.
func EvaluateRepetition(m *jinja.Machine, a, b jinja.Value) (jinja.Value, bool) {
	if get_big.GetBig(a) != nil {
		a, b = b, a
	}
	if get_big.GetBig(b) == nil {
		return nil, false
	}
	count := max(convert_index.ConvertIndex(m, b), 0)
	switch x := a.(type) {
	case *jinja.Text:
		return build_repetition.BuildRepetition(m, x, count), true
	case *jinja.List:
		if count > 0 && int64(len(x.Items)) > int64(m.Limits.Memory)/count/jinja.ItemSize {
			fail_render.FailRender(m, "the template makes more values than fit into the memory that it may use")
		}
		meter_memory.MeterMemory(m, jinja.ListSize+int(count)*len(x.Items)*jinja.ItemSize)
		if len(x.Items) == 0 {
			count = 0
		}
		return &jinja.List{Items: slices.Repeat(x.Items, int(count)), Tuple: x.Tuple}, true
	}
	return nil, false
}
