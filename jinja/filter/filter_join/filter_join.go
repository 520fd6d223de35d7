// Package filter_join is the filter join.
package filter_join

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/member/get_path"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_plain"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterJoin is the filter join.
//
// **Runs on:** one thread at a time.
func FilterJoin(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "join", a, 0, "d", "attribute")
	separator := &jinja.Text{}
	if values[0] != jinja.Missing {
		separator = convert_plain.ConvertPlain(m, values[0])
	}
	it, w := create_iterator.CreateIterator(m, v), &jinja.Writer{}
	for first := true; ; first = false {
		item, ok := it.Next(m, it)
		if !ok {
			return finish_text.FinishText(m, w, false)
		}
		if !first {
			append_text.AppendText(m, w, separator)
		}
		if values[1] != jinja.Missing && values[1] != nil {
			item = get_path.GetPath(m, item, values[1], nil)
		}
		append_text.AppendText(m, w, convert_text.ConvertText(m, item))
	}
}
