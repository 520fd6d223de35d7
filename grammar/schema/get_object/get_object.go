// Package get_object returns a schema as an object.
package get_object

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/refuse_schema"
)

// GetObject returns a schema as an object: true is the one without keywords.
//
// **Runs on:** any thread.
func GetObject(s any, place string) *grammar.Object {
	switch x := s.(type) {
	case *grammar.Object:
		return x
	case bool:
		if x {
			return &grammar.Object{}
		}
		refuse_schema.RefuseSchema(place, "no value fits")
	}
	refuse_schema.RefuseSchema(place, "a schema is an object, true or false, not %s", format_json.FormatJSON(s))
	return nil
}
