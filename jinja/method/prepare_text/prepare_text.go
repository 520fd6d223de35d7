// Package prepare_text returns a text that a method is given, escaped where the method belongs to Markup.
package prepare_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/value/convert_argument"
)

// PrepareText returns a text that a method is given, escaped where the method belongs to Markup.
//
// **Runs on:** one thread at a time.
func PrepareText(m *jinja.Machine, f *jinja.Function, v jinja.Value) *jinja.Text {
	t := convert_argument.ConvertArgument(m, f.Name, v)
	if get_receiver.GetReceiver(f).Safe && !t.Safe {
		return convert_to_markup.ConvertToMarkup(m, t)
	}
	return t
}
