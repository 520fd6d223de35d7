// Package check_counts checks the lengths of the arrays in a C structure.
package check_counts

import (
	"encoding/json"
	"fmt"
	"strings"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_integer"
)

// CheckCounts compares the members that count elements with the arrays that were given (Field.Counts): the library
// must never read behind the end of an array. at is the structure in C memory, with all its members written; lengths
// holds the number of elements of each array, by index of s.Fields. Where one member alone counts exactly and is left
// out, it is set. Where the model alone knows how long a row is, the row is noted in m for check_rows.
//
// **Runs on:** any thread. Errors: "Invalid params" with path and both numbers.
func CheckCounts(m *rkllm.Memory, s *rkllm.Struct, at unsafe.Pointer, path string, given []json.RawMessage,
	lengths []int) *jsonrpc2.Error {
	for i, f := range s.Fields {
		product := int64(1)
		length := int64(lengths[i])
		var factors []string
		for _, name := range f.Counts {
			j := find_field.FindField(s, name)
			kind, place := s.Fields[j].Kind, unsafe.Add(at, s.Fields[j].Offset)
			if given[j] == nil && length > 0 && f.Exact && len(f.Counts) == 1 {
				write_integer.WriteInteger(kind, place, length)
			}
			count := read_integer.ReadInteger(kind, place)
			switch {
			case length == 0 && given[j] != nil && count != 0:
				return refuse_value.RefuseValue(path+"."+f.Name, "is required, because %s is %d", name, count)
			case length > 0 && count < 1:
				return refuse_value.RefuseValue(path+"."+name, "must be at least 1, because %s is given", f.Name)
			}
			factors = append(factors, fmt.Sprintf("%s (%d)", name, count))
			product *= min(count, length+1) // far from overflow, and too large as soon as it is larger than length
			product = min(product, length+1)
		}
		if length > 0 && (product > length || length%product != 0 || f.Exact && product != length) {
			relation := "must be a multiple of"
			if f.Exact {
				relation = "must be"
			}
			return refuse_value.RefuseValue(path+"."+f.Name, "has %d elements, but their number %s %s", length,
				relation, strings.Join(factors, " x "))
		}
		if length > 0 && f.Kind == rkllm.Floats && !f.Exact {
			m.Rows = append(m.Rows, rkllm.Rows{Name: path + "." + f.Name, Width: length / product,
				Stacked: f.Stacked})
		}
	}
	return nil
}
