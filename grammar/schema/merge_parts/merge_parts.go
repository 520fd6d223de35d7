// Package merge_parts merges what $ref and allOf name into a schema.
package merge_parts

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/get_list"
	"rkllmd/grammar/schema/get_object"
	"rkllmd/grammar/schema/get_reference"
	"rkllmd/grammar/schema/merge_schemas"
	"rkllmd/grammar/schema/refuse_schema"
)

// MergeParts returns a schema without $ref and allOf: what they name is merged into it.
//
// **Runs on:** any thread.
func MergeParts(w *grammar.Writer, s any, place string) *grammar.Object {
	o := get_object.GetObject(s, place)
	for range grammar.MaxNesting {
		parts := get_list.GetList(o, "allOf", place)
		if target, ok := get_reference.GetReference(w, o, place); ok {
			parts = append([]any{target}, parts...)
		}
		if parts == nil {
			return o
		}
		o = copy_object.CopyObject(o, "$ref", "allOf")
		for _, part := range parts {
			o = merge_schemas.MergeSchemas(o, get_object.GetObject(part, place), place)
		}
		w.Size += len(o.Names)
	}
	refuse_schema.RefuseSchema(place, "allOf and $ref lead from one schema to the next more than %d times",
		grammar.MaxNesting)
	return nil
}
