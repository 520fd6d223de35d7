// Package get_reference returns what a schema refers to, if it does.
package get_reference

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/schema/resolve_reference"
)

// GetReference returns what a schema refers to, if it does.
//
// **Runs on:** any thread.
func GetReference(w *grammar.Writer, s *grammar.Object, place string) (any, bool) {
	v, ok := s.Members["$ref"]
	if !ok {
		return nil, false
	}
	name, ok := v.(string)
	if !ok {
		refuse_schema.RefuseSchema(place, "$ref is no text")
	}
	target, ok := resolve_reference.ResolveReference(w.Schema, name)
	if !ok {
		refuse_schema.RefuseSchema(place,
			"$ref names %q, which this schema does not have; only places in the same schema "+
				"can be named, like #/$defs/NAME", name)
	}
	return target, true
}
