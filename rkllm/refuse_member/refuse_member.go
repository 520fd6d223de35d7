// Package refuse_member makes the error for a member that a structure does not have.
package refuse_member

import (
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/refuse_value"
)

// RefuseMember returns the error for a member of s, which stands at path, that s does not have: which generation of the
// library has it, or else the members that there are. Where another generation has it, null is as good as leaving it out:
// no error.
//
// **Runs on:** any.
func RefuseMember(s *rkllm.Struct, path, name string, null bool) *jsonrpc2.Error {
	for _, absent := range s.Absent {
		switch {
		case absent.Name == name && null:
			return nil
		case absent.Name == name:
			return refuse_value.RefuseValue(path+"."+name, "%s", absent.Reason)
		}
	}
	var known []string
	for _, f := range s.Fields {
		if f.InsteadOf == "" {
			known = append(known, f.Name)
		}
	}
	return refuse_value.RefuseValue(path, "%s has no member %.40q, only %s", s.Name, name, strings.Join(known, ", "))
}
