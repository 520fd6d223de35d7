// Package read_gguf_value reads the value of a key of a GGUF header.
package read_gguf_value

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_array"
	"rkllmd/engine/gguf/read_gguf_number"
	"rkllmd/engine/gguf/read_gguf_string"
)

// ReadGGUFValue reads a value: a type, then the value of that type.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong at which byte.
func ReadGGUFValue(r *gguf.Reader) (gguf.Value, error) {
	at := r.Offset
	code, err := read_gguf_number.ReadGGUFNumber(r, 4)
	v := gguf.Value{Type: gguf.Type(code)}
	switch {
	case err != nil:
		return v, err
	case code >= uint64(len(gguf.TypeSizes)):
		return v, fmt.Errorf("the value at byte %d has type %d; types are 0 to %d", at, code, len(gguf.TypeSizes)-1)
	case v.Type == gguf.String:
		v.Text, err = read_gguf_string.ReadGGUFString(r, engine.MaxGGUFText)
	case v.Type == gguf.Array:
		return read_gguf_array.ReadGGUFArray(r)
	default:
		v.Number, err = read_gguf_number.ReadGGUFNumber(r, gguf.TypeSizes[code])
	}
	return v, err
}
