// Package read_gguf_array reads an array of a GGUF header.
package read_gguf_array

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_bytes"
	"rkllmd/engine/gguf/read_gguf_number"
	"rkllmd/engine/gguf/read_gguf_string"
	"rkllmd/engine/gguf/skip_gguf_string"
)

// ReadGGUFArray reads an array: the type of its elements, their number, and the elements. Strings (unless r.Counting),
// bytes, 32-bit integers and other numbers in short arrays are kept, longer arrays only counted. Arrays of arrays are
// refused, as llama.cpp does.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, gguf.ErrTooMuch, or what is wrong at which byte.
func ReadGGUFArray(r *gguf.Reader) (gguf.Value, error) {
	at := r.Offset
	code, err := read_gguf_number.ReadGGUFNumber(r, 4)
	if err != nil {
		return gguf.Value{}, err
	}
	count, err := read_gguf_number.ReadGGUFNumber(r, 8)
	v := gguf.Value{Type: gguf.Type(code), Array: true, Count: int(count)}
	switch {
	case err != nil:
		return v, err
	case code >= uint64(len(gguf.TypeSizes)) || v.Type == gguf.Array:
		return v, fmt.Errorf("the array at byte %d has elements of type %d", at, code)
	case count > engine.MaxGGUFArray:
		return v, fmt.Errorf("the array at byte %d has %d elements; the limit is %d", at, count, engine.MaxGGUFArray)
	case v.Type == gguf.String && r.Counting:
		for range count {
			if err := skip_gguf_string.SkipGGUFString(r, engine.MaxGGUFToken); err != nil {
				return v, err
			}
		}
		return v, nil
	case v.Type == gguf.String:
		v.Texts = make([]string, 0, min(count, (r.Size-r.Offset)/8)) // each has its length in front of it
		for range count {
			text, err := read_gguf_string.ReadGGUFString(r, engine.MaxGGUFToken)
			if err != nil {
				return v, err
			}
			v.Texts = append(v.Texts, text)
		}
		return v, nil
	}
	width := gguf.TypeSizes[code]
	if v.Type == gguf.Uint8 || v.Type == gguf.Int8 {
		v.Text, err = read_gguf_bytes.ReadGGUFBytes(r, count)
		return v, err
	}
	if count > engine.MaxGGUFNumbers && v.Type != gguf.Int32 && v.Type != gguf.Uint32 {
		skipped, err := r.Input.Discard(int(count) * width)
		r.Offset += uint64(skipped)
		if err != nil {
			return v, engine.ErrTruncated
		}
		return v, nil
	}
	if r.Kept += 8 * count; r.Kept > engine.MaxGGUFKept {
		return v, gguf.ErrTooMuch
	}
	if size := r.Size - r.Offset; count > 0 && count <= size/uint64(width) {
		v.Numbers = make([]uint64, 0, count)
	}
	for range count {
		number, err := read_gguf_number.ReadGGUFNumber(r, width)
		if err != nil {
			return v, err
		}
		v.Numbers = append(v.Numbers, number)
	}
	return v, nil
}
