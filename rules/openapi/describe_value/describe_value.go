// Package describe_value writes the schema of a Go value.
package describe_value

import (
	"encoding/json"
	"math"
	"reflect"
	"time"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/name_schema"
)

// DescribeValue returns the schema of JSON that encoding/json makes of a value of type t, or reads into one where
// clients give it. Structures become references, and wait in s.Queue for theirs; one without a name is called name.
//
// **Runs on:** one thread at a time.
func DescribeValue(s *openapi.Schemas, t reflect.Type, given bool, name string) openapi.Schema {
	switch t {
	case reflect.TypeFor[json.RawMessage]():
		return openapi.Schema{}
	case reflect.TypeFor[time.Time]():
		return openapi.Schema{"type": "string", "format": "date-time"}
	}
	switch t.Kind() {
	case reflect.Bool:
		return openapi.Schema{"type": "boolean"}
	case reflect.Int32:
		return openapi.Schema{"type": "integer", "minimum": math.MinInt32, "maximum": math.MaxInt32}
	case reflect.Int, reflect.Int64:
		return openapi.Schema{"type": "integer", "format": "int64"}
	case reflect.Uint64:
		if given { // parse_object
			return openapi.Schema{"type": []string{"integer", "string"}, "minimum": 0, "pattern": "^[0-9]+$"}
		}
		return openapi.Schema{"type": "integer", "minimum": 0}
	case reflect.Float32, reflect.Float64:
		return openapi.Schema{"type": "number"}
	case reflect.String:
		return openapi.Schema{"type": "string"}
	case reflect.Slice:
		return openapi.Schema{"type": "array", "items": DescribeValue(s, t.Elem(), given, name)}
	case reflect.Map:
		return openapi.Schema{"type": "object", "additionalProperties": DescribeValue(s, t.Elem(), given, name)}
	case reflect.Pointer:
		one := DescribeValue(s, t.Elem(), given, name)
		if given { // null is as good as left out, for all members
			return one
		}
		return openapi.Schema{"anyOf": []any{one, openapi.Schema{"type": "null"}}}
	case reflect.Struct:
		if t.Name() != "" {
			name = name_schema.NameSchema(t, given)
		}
		s.Queue = append(s.Queue, openapi.Wanted{Name: name, Type: t, Given: given})
		return openapi.Schema{"$ref": openapi.Prefix + name}
	default:
		return openapi.Schema{}
	}
}
