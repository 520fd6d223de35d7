// Package write_field writes one member of a C structure.
package write_field

import (
	"encoding/json"
	"strconv"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/check_enum"
	"rkllmd/rkllm/layout/parse_integer"
	"rkllmd/rkllm/layout/parse_numbers"
	"rkllmd/rkllm/layout/parse_string"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_bytes"
	"rkllmd/rkllm/layout/write_integer"
)

// WriteField converts the JSON value raw to the C type of f and writes it to at, the address of the member. Strings
// and arrays go into memory m; count is the number of elements of an array, otherwise 0. A nested structure is
// write_struct's. An address is written as a number: a process that shares the memory may have put there what is none,
// and Go looks at what a pointer replaces.
//
// **Runs on:** any thread. Errors: "Invalid params" with path, the value, and what would be right.
func WriteField(m *rkllm.Memory, f *rkllm.Field, at unsafe.Pointer, path string, raw json.RawMessage) (count int,
	err *jsonrpc2.Error) {
	switch f.Kind {
	case rkllm.Bool:
		if text := string(raw); text != "true" && text != "false" {
			return 0, refuse_value.RefuseValue(path, "%.40s is neither true nor false", raw)
		}
		*(*bool)(at) = raw[0] == 't'
	case rkllm.Float32:
		value, wrong := strconv.ParseFloat(string(raw), 32)
		if wrong != nil {
			return 0, refuse_value.RefuseValue(path, "%.40s is not a number in the range of float32", raw)
		}
		*(*float32)(at) = float32(value)
	case rkllm.String:
		var block unsafe.Pointer
		var text string
		block, text, err = parse_string.ParseString(m, path, raw)
		*(*uintptr)(at) = uintptr(block)
		if f.Path != rkllm.NoPath {
			m.Paths = append(m.Paths, rkllm.Path{Name: path, Text: text, Slot: at, Use: f.Path})
		}
	case rkllm.Floats, rkllm.Int32s:
		room := 1
		if f.Stacked {
			room = layout.MaxStack
		}
		var block unsafe.Pointer
		block, count, err = parse_numbers.ParseNumbers(m, f.Kind, room, path, raw)
		*(*uintptr)(at) = uintptr(block)
	case rkllm.Bytes:
		err = write_bytes.WriteBytes(f, at, path, raw)
	default:
		value, wrong := parse_integer.ParseInteger(path, rkllm.Ranges[f.Kind], raw)
		if wrong == nil && f.Enum != nil {
			wrong = check_enum.CheckEnum(f.Enum, path, value)
		}
		if wrong != nil {
			return 0, wrong
		}
		write_integer.WriteInteger(f.Kind, at, value)
	}
	return count, err
}
