// Package copy_object copies an object without some of its members.
package copy_object

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/set_member"
)

// CopyObject copies an object without some of its members. The values are the same.
//
// **Runs on:** any thread.
func CopyObject(o *grammar.Object, without ...string) *grammar.Object {
	c := &grammar.Object{Members: map[string]any{}}
	for _, name := range o.Names {
		if !slices.Contains(without, name) {
			set_member.SetMember(c, name, o.Members[name])
		}
	}
	return c
}
