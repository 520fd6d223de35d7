// Package method_replace is replace.
package method_replace

import (
	"rkllmd/jinja"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/method/prepare_text"
	"rkllmd/jinja/text/replace_text"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodReplace is replace.
//
// **Runs on:** one thread at a time.
func MethodReplace(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 2, "old", "new", "count")
	count := int64(-1)
	if values[2] != jinja.Missing {
		count = convert_index.ConvertIndex(m, values[2])
	}
	return replace_text.ReplaceText(m, get_receiver.GetReceiver(f), prepare_text.PrepareText(m, f, values[0]),
		prepare_text.PrepareText(m, f, values[1]), count)
}
