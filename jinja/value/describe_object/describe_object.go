// Package describe_object names a value as jinja2's messages do.
package describe_object

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
)

// DescribeObject names a value as jinja2's messages do.
//
// **Runs on:** any thread.
func DescribeObject(v jinja.Value) string {
	switch v.(type) {
	case nil:
		return "'None'"
	case *jinja.Macro, *jinja.Loop, *jinja.Namespace, *jinja.Undefined:
		return "'jinja2.runtime." + name_type.NameType(v) + " object'"
	}
	return "'" + name_type.NameType(v) + " object'"
}
