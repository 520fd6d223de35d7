// Package get_member returns VALUE.name.
package get_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/find_attribute"
	"rkllmd/jinja/value/create_undefined"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/find_entry"
)

// GetMember returns VALUE.name: an attribute of the value, else an item.
//
// **Runs on:** one thread at a time.
func GetMember(m *jinja.Machine, v jinja.Value, name *jinja.Text) jinja.Value {
	if found, ok := find_attribute.FindAttribute(m, v, name.String); ok {
		return found
	}
	fail_undefined.FailUndefined(m, v)
	if d, ok := v.(*jinja.Dict); ok {
		if found, ok := find_entry.FindEntry(m, d, name); ok {
			return found
		}
	}
	return create_undefined.CreateUndefined(m, v, name)
}
