// Package read_gguf_value reads the value of a key of a GGUF header.
package read_gguf_value

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/read_gguf_array"
	"rkllmd/engine/read_gguf_number"
	"rkllmd/engine/read_gguf_string"
)

// ReadGGUFValue reads a value: a type, then the value of that type.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong at which byte.
func ReadGGUFValue(r *engine.GGUFReader) (engine.GGUFValue, error) {
	at := r.Offset
	code, err := read_gguf_number.ReadGGUFNumber(r, 4)
	v := engine.GGUFValue{Type: engine.GGUFType(code)}
	switch {
	case err != nil:
		return v, err
	case code >= uint64(len(engine.GGUFTypeSizes)):
		return v, fmt.Errorf("the value at byte %d has type %d; types are 0 to %d", at, code, len(engine.GGUFTypeSizes)-1)
	case v.Type == engine.GGUFString:
		v.Text, err = read_gguf_string.ReadGGUFString(r, engine.MaxGGUFText)
	case v.Type == engine.GGUFArray:
		return read_gguf_array.ReadGGUFArray(r)
	default:
		v.Number, err = read_gguf_number.ReadGGUFNumber(r, engine.GGUFTypeSizes[code])
	}
	return v, err
}
