// Package write_struct writes a C structure from JSON.
package write_struct

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/check_counts"
	"rkllmd/rkllm/layout/check_members"
	"rkllmd/rkllm/layout/find_struct"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_default"
	"rkllmd/rkllm/layout/write_field"
)

// WriteStruct writes the structure s at an address in zeroed C memory, from its members as read_members gives them;
// what these point to goes into memory m. A member that is not given gets its default; where there is none it stays
// zero: NULL, no structure behind a pointer. A nil given writes the defaults alone and checks nothing.
//
// **Runs on:** any thread. Follows the RKLLM header as the layout has it. Errors: "Invalid params" with path, the
// value, and what would be right.
func WriteStruct(m *rkllm.Memory, s *rkllm.Struct, at unsafe.Pointer, path string, given []json.RawMessage) (
	err *jsonrpc2.Error) {
	check := given != nil
	if !check {
		given = make([]json.RawMessage, len(s.Fields))
	} else if err = check_members.CheckMembers(s, path, given); err != nil {
		return err
	}
	lengths := make([]int, len(s.Fields))
	for i := range s.Fields {
		f, raw, place := &s.Fields[i], given[i], unsafe.Add(at, s.Fields[i].Offset)
		switch {
		case f.Kind == rkllm.Kept: // parse_markers
		case raw == nil && f.Kind == rkllm.Inline:
			err = WriteStruct(m, f.Struct, place, path, nil)
		case raw == nil:
			if failed := write_default.WriteDefault(m, f, place); failed != nil {
				err = refuse_value.RefuseValue(path+"."+f.Name, "%v", failed)
			}
		case f.Struct == nil:
			lengths[i], err = write_field.WriteField(m, f, place, path+"."+f.Name, raw)
		default:
			name := path + "." + f.Name
			members, refusal := read_members.ReadMembers(f.Struct, name, raw)
			if refusal != nil {
				return refusal
			}
			if place, err = find_struct.FindStruct(m, f, place, name); err != nil {
				return err
			}
			err = WriteStruct(m, f.Struct, place, name, members)
		}
		if err != nil {
			return err
		}
	}
	if !check {
		return nil
	}
	return check_counts.CheckCounts(m, s, at, path, given, lengths)
}
