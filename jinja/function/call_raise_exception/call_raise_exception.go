// Package call_raise_exception is the function raise_exception.
package call_raise_exception

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallRaiseException is the function raise_exception: the template refuses the conversation.
//
// **Runs on:** one thread at a time.
func CallRaiseException(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "message")
	failure := &jinja.Failure{Start: -1, Reason: convert_text.ConvertText(m, values[0]).String, Raised: true}
	if m.At != nil {
		failure.Start, failure.End = m.At.Start, m.At.End
	}
	panic(failure)
}
