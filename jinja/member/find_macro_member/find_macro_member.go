// Package find_macro_member returns an attribute of a macro.
package find_macro_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/create_tuple"
)

// FindMacroMember returns an attribute of a macro.
//
// **Runs on:** one thread at a time.
func FindMacroMember(m *jinja.Machine, macro *jinja.Macro, name string) (jinja.Value, bool) {
	switch name {
	case "name":
		if macro.Node.Kind == jinja.CallBlock {
			return nil, true
		}
		return create_text.CreateText(m, macro.Node.Name), true
	case "arguments":
		names := make([]jinja.Value, 0, len(macro.Node.Nodes))
		for _, parameter := range macro.Node.Nodes {
			names = append(names, create_text.CreateText(m, parameter.Name))
		}
		return create_tuple.CreateTuple(m, names...), true
	case "caller":
		return macro.Node.Uses.Caller >= 0, true
	case "catch_kwargs":
		return macro.Node.Uses.Named >= 0, true
	case "catch_varargs":
		return macro.Node.Uses.Rest >= 0, true
	}
	return nil, false
}
