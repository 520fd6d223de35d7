// Package append_field writes one member of a C structure as JSON.
package append_field

import (
	"bytes"
	"strconv"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/layout/append_floats"
	"rkllmd/rkllm/layout/append_string"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/read_string"
)

// AppendField appends the value of field f of the structure s, which stands at an address in C memory, as JSON.
// Reserved bytes are null while they are zero. A nested structure is append_struct's.
//
// **Runs on:** any thread. It is called on the runtime's callback thread.
func AppendField(out []byte, s *rkllm.Struct, f *rkllm.Field, at unsafe.Pointer) []byte {
	place := unsafe.Add(at, f.Offset)
	switch f.Kind {
	case rkllm.Bool:
		return strconv.AppendBool(out, *(*byte)(place) != 0)
	case rkllm.Float32:
		return append_float.AppendFloat(out, *(*float32)(place))
	case rkllm.String:
		return append_string.AppendString(out, f.Name, read_string.ReadString(*(*unsafe.Pointer)(place)))
	case rkllm.Floats:
		return append_floats.AppendFloats(out, s, f, at)
	case rkllm.Bytes:
		values := unsafe.Slice((*byte)(place), f.Length)
		if len(bytes.Trim(values, "\x00")) == 0 {
			return append(out, "null"...)
		}
		out = append(out, '[')
		for i, value := range values {
			if i > 0 {
				out = append(out, ',')
			}
			out = strconv.AppendInt(out, int64(value), 10)
		}
		return append(out, ']')
	default:
		return strconv.AppendInt(out, read_integer.ReadInteger(f.Kind, place), 10)
	}
}
