// Package find_unsafe returns what the sandbox gives for an attribute of Python itself.
package find_unsafe

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/member/refuse_attribute"
)

// FindUnsafe returns what the sandbox gives for an attribute of Python itself.
//
// **Runs on:** one thread at a time.
func FindUnsafe(m *jinja.Machine, v jinja.Value, name string) (jinja.Value, bool) {
	_, undefined := v.(*jinja.Undefined)
	_, namespace := v.(*jinja.Namespace)
	if undefined && name != "__class__" || namespace || !strings.Contains(jinja.UnsafeNames, " "+name+" ") {
		return nil, false
	}
	return refuse_attribute.RefuseAttribute(m, v, name), true
}
