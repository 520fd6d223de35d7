// Package name_value_type returns the type of a JSON value.
package name_value_type

import (
	"encoding/json"
	"math"

	"rkllmd/grammar"
)

// NameValueType returns the type of a JSON value, as schemas call it. 1.0 is an integer.
//
// **Runs on:** any thread.
func NameValueType(v any) string {
	switch x := v.(type) {
	case *grammar.Object:
		return "object"
	case []any:
		return "array"
	case string:
		return "string"
	case bool:
		return "boolean"
	case json.Number:
		if f, err := x.Float64(); err == nil && f == math.Trunc(f) {
			return "integer"
		}
		return "number"
	}
	return "null"
}
