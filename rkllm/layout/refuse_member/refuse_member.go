// Package refuse_member makes the error for a member that a structure does not have.
package refuse_member

import (
	"encoding/json"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/is_left_out"
	"rkllmd/rkllm/layout/refuse_value"
)

// RefuseMember returns the error for a member of s, which stands at path, that s does not have: which version of the
// library has it, or else the members that there are. Where another version has it and raw says no more than leaving
// it out (is_left_out), there is no error.
//
// **Runs on:** any thread.
func RefuseMember(s *rkllm.Struct, path, name string, raw json.RawMessage) *jsonrpc2.Error {
	for i := range s.Absent {
		absent := &s.Absent[i]
		switch {
		case absent.Name != name:
		case is_left_out.IsLeftOut(absent, raw):
			return nil
		case absent.Reason == "":
			return refuse_value.RefuseValue(path+"."+name, "needs librkllmrt %s", absent.Since)
		default:
			return refuse_value.RefuseValue(path+"."+name, "needs librkllmrt %s: %s", absent.Since, absent.Reason)
		}
	}
	var known []string
	for _, f := range s.Fields {
		if f.InsteadOf == "" && f.Kind != rkllm.Kept {
			known = append(known, f.Name)
		}
	}
	return refuse_value.RefuseValue(path, "%s has no member %.40q, only %s", s.Name, name, strings.Join(known, ", "))
}
