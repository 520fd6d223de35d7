// Package set_object narrows a schema to objects.
package set_object

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_object"
	"rkllmd/grammar/schema/read_types"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/schema/set_member"
)

// SetObject returns a schema, of which nothing else is left, narrowed to objects. One that no object fits is refused.
//
// **Runs on:** one thread at a time.
func SetObject(s any, place string) *grammar.Object {
	o := get_object.GetObject(s, place)
	if o.Members == nil {
		o = &grammar.Object{Members: map[string]any{}}
	}
	if given, ok := o.Members["type"]; ok && !slices.Contains(read_types.ReadTypes(given, place), "object") {
		refuse_schema.RefuseSchema(place, `what it describes must be an object: the type must be "object"`)
	}
	set_member.SetMember(o, "type", "object")
	return o
}
