// Package set_member sets a member of an object.
package set_member

import "rkllmd/grammar"

// SetMember sets a member of an object. A new one comes last.
//
// **Runs on:** one thread at a time.
func SetMember(o *grammar.Object, name string, v any) {
	if _, ok := o.Members[name]; !ok {
		o.Names = append(o.Names, name)
	}
	o.Members[name] = v
}
