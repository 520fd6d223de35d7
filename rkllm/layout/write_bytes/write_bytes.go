// Package write_bytes writes the reserved bytes of a structure.
package write_bytes

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
)

// WriteBytes writes the JSON array raw to at, the address of the member f in zeroed C memory. Nobody but the library
// knows what a reserved byte says, so each is zero or what the library has there by default: the answer of
// rkllm.createDefaultParam can be given back as it is.
//
// **Runs on:** any thread. Errors: "Invalid params" with path and what would be right.
func WriteBytes(f *rkllm.Field, at unsafe.Pointer, path string, raw json.RawMessage) *jsonrpc2.Error {
	var values []int
	if json.Unmarshal(raw, &values) != nil || len(values) > f.Length {
		return refuse_value.RefuseValue(path, "must be null or an array of at most %d zeros", f.Length)
	}
	for i, value := range values {
		if value != 0 && (i >= len(f.DefaultBytes) || value != int(f.DefaultBytes[i])) {
			return refuse_value.RefuseValue(path,
				"has %d at %d: reserved bytes are 0, or what rkllm.createDefaultParam answers there", value, i)
		}
		*(*byte)(unsafe.Add(at, i)) = byte(value)
	}
	return nil
}
