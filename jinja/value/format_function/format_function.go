// Package format_function writes a function or a method as Python does.
package format_function

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
)

// FormatFunction writes a function or a method as Python does, where receiver is how the value is written that the
// method belongs to.
//
// **Runs on:** any thread.
func FormatFunction(f *jinja.Function, receiver string) string {
	name := f.Name
	if python := jinja.PythonNames[name]; f.Receiver == nil && python != "" {
		name = python
	}
	switch f.Receiver.(type) {
	case *jinja.Loop, *jinja.Cycler:
		return "<bound method " + name_type.NameType(f.Receiver) + "." + name + " of " + receiver + ">"
	case nil:
		if f.Kind == "type" {
			return "<class '" + name + "'>"
		}
		return "<function " + name + " at " + jinja.Address + ">"
	}
	return "<built-in method " + name + " of " + name_type.NameType(f.Receiver) + " object at " + jinja.Address + ">"
}
