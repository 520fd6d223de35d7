// Package name_json_type says in words what a JSON value must be.
package name_json_type

import (
	"fmt"
	"math"
	"reflect"
)

// NameJSONType says which JSON values can be read into a value of type t; with limits, for a number, also the smallest
// and the largest.
//
// **Runs on:** any thread.
func NameJSONType(t reflect.Type, limits bool) string {
	switch kind := t.Kind(); kind {
	case reflect.Pointer:
		return NameJSONType(t.Elem(), limits)
	case reflect.String:
		return "a string"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "a list, each element " + NameJSONType(t.Elem(), false)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if limits {
			return fmt.Sprintf("a whole number from %d to %d", int64(-1)<<(t.Bits()-1), uint64(1)<<(t.Bits()-1)-1)
		}
		return "a whole number"
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if limits {
			return fmt.Sprintf("a whole number from 0 to %d", uint64(math.MaxUint64)>>(64-t.Bits()))
		}
		return "a whole number, 0 or more"
	case reflect.Float32, reflect.Float64:
		if limits {
			most := map[reflect.Kind]float64{reflect.Float32: math.MaxFloat32, reflect.Float64: math.MaxFloat64}[kind]
			return fmt.Sprintf("a number from %.1e to %.1e", -most, most)
		}
		return "a number"
	}
	return "an object"
}
