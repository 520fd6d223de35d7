// Package describe_struct tells clients what members a structure has.
package describe_struct

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/describe_member"
)

// DescribeStruct adds to structures, by name, the structure s and those inside it or behind its pointers: for each
// member what describe_member says, and for each that only later versions of the library have {"supported": false,
// "since", "reason"}. given tells whether clients give the structure: a result has no defaults.
//
// **Runs on:** any thread.
func DescribeStruct(structures map[string]map[string]any, s *rkllm.Struct, given bool) {
	members := map[string]any{}
	for i := range s.Fields {
		f := &s.Fields[i]
		members[f.Name] = describe_member.DescribeMember(s, f, given)
		if f.Struct != nil {
			DescribeStruct(structures, f.Struct, given)
		}
	}
	for _, absent := range s.Absent {
		member := map[string]any{"supported": false, "since": absent.Since}
		if absent.Reason != "" {
			member["reason"] = absent.Reason
		}
		members[absent.Name] = member
	}
	structures[s.Name] = members
}
