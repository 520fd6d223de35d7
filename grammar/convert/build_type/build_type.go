// Package build_type writes the values of one type that a schema allows.
package build_type

import (
	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_array"
	"rkllmd/grammar/convert/build_object"
	"rkllmd/grammar/number/build_integer"
	"rkllmd/grammar/number/build_number"
	"rkllmd/grammar/number/read_bounds"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/text/build_string"
)

// BuildType writes the values of one type that a schema allows.
//
// **Runs on:** one thread at a time.
func BuildType(w *grammar.Writer, s *grammar.Object, name, place string,
	value func(*grammar.Writer, any, string) string,
) string {
	switch name {
	case "object":
		return build_object.BuildObject(w, s, place, value)
	case "array":
		return build_array.BuildArray(w, s, place, value)
	case "string":
		return build_string.BuildString(w, s, place)
	case "integer":
		return build_integer.BuildInteger(w, read_bounds.ReadBounds(s, place), place)
	case "number":
		return build_number.BuildNumber(w, read_bounds.ReadBounds(s, place))
	}
	return use_rule.UseRule(w, name)
}
