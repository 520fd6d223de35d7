// Package method_cycler is next and reset of cyclers.
package method_cycler

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodCycler is next and reset of cyclers.
//
// **Runs on:** one thread at a time.
func MethodCycler(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, f.Name, a, 0)
	cycler := f.Receiver.(*jinja.Cycler)
	if f.Name == "reset" {
		cycler.At = 0
		return nil
	}
	v := cycler.Items[cycler.At]
	cycler.At = (cycler.At + 1) % len(cycler.Items)
	return v
}
