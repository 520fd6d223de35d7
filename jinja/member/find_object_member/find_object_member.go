// Package find_object_member returns an attribute of what only templates make.
package find_object_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/member/find_macro_member"
	"rkllmd/jinja/member/find_method"
)

// FindObjectMember returns an attribute of what only templates make.
//
// **Runs on:** one thread at a time.
func FindObjectMember(m *jinja.Machine, v jinja.Value, name string) (jinja.Value, bool) {
	switch x := v.(type) {
	case *jinja.Range:
		switch name {
		case "start":
			return x.Start, true
		case "stop":
			return x.Stop, true
		case "step":
			return x.Step, true
		}
	case *jinja.Macro:
		return find_macro_member.FindMacroMember(m, x, name)
	case *jinja.Cycler:
		if name == "current" {
			return x.Items[x.At], true
		}
	case *jinja.View:
		if name == "mapping" {
			return x.Dict, true
		}
	}
	return find_method.FindMethod(m, m.Tables.Objects, v, name_type.NameType(v)+"."+name, name)
}
