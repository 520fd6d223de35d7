// Package parse_numbers reads a C array from JSON.
package parse_numbers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/parse_integer"
	"rkllmd/rkllm/layout/refuse_value"
)

// ParseNumbers returns the JSON array raw as a C array in memory m, and its number of elements: float (kind Floats,
// within the range of float32) or int32_t that are not negative (kind Int32s). The memory is room times as long as the
// array, and zero behind it. raw must be valid JSON.
//
// **Runs on:** any thread. Errors: "Invalid params" with path, the index and the value of the first wrong element.
func ParseNumbers(m *rkllm.Memory, kind rkllm.FieldKind, room int, path string, raw json.RawMessage) (unsafe.Pointer,
	int, *jsonrpc2.Error) {
	rest := bytes.TrimSpace(raw)
	if len(rest) < 2 || rest[0] != '[' {
		return nil, 0, refuse_value.RefuseValue(path, "%.40s is not an array of numbers", raw)
	}
	rest = bytes.TrimSpace(rest[1 : len(rest)-1])
	if len(rest) == 0 {
		return nil, 0, refuse_value.RefuseValue(path, "the array is empty")
	}
	count := bytes.Count(rest, []byte(",")) + 1
	block, err := allocate_memory.AllocateMemory(m, uintptr(count), 4*uintptr(room))
	if err != nil {
		return nil, 0, refuse_value.RefuseValue(path, "%v", err)
	}
	for i := range count {
		var element []byte
		element, rest, _ = bytes.Cut(rest, []byte(","))
		element = bytes.TrimSpace(element)
		at := unsafe.Add(block, i*4)
		if kind == rkllm.Floats {
			value, err := strconv.ParseFloat(string(element), 32)
			if err != nil {
				return nil, 0, refuse_value.RefuseValue(fmt.Sprintf("%s[%d]", path, i),
					"%.40s is not a number in the range of float32", element)
			}
			*(*float32)(at) = float32(value)
			continue
		}
		value, err := strconv.ParseUint(string(element), 10, 31)
		if err != nil { // 5.0 is fine, the rest is not
			whole, wrong := parse_integer.ParseInteger(fmt.Sprintf("%s[%d]", path, i), rkllm.Range{Low: 0,
				High: math.MaxInt32}, element)
			if wrong != nil {
				return nil, 0, wrong
			}
			value = uint64(whole)
		}
		*(*int32)(at) = int32(value)
	}
	return block, count, nil
}
