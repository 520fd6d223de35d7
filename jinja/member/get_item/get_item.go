// Package get_item returns VALUE[key].
package get_item

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/find_attribute"
	"rkllmd/jinja/member/find_item"
	"rkllmd/jinja/value/create_undefined"
	"rkllmd/jinja/value/fail_undefined"
)

// GetItem returns VALUE[key]: an item of the value, else an attribute.
//
// **Runs on:** one thread at a time.
func GetItem(m *jinja.Machine, v, key jinja.Value) jinja.Value {
	if found, ok := find_item.FindItem(m, v, key); ok {
		return found
	}
	fail_undefined.FailUndefined(m, v)
	if name, ok := key.(*jinja.Text); ok {
		if found, ok := find_attribute.FindAttribute(m, v, name.String); ok {
			return found
		}
	}
	return create_undefined.CreateUndefined(m, v, key)
}
