// Package check_members checks which members of a C structure are given.
package check_members

import (
	"encoding/json"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/refuse_value"
)

// CheckMembers refuses members of s, as read_members gives them, when a required one is missing, when none of s.OneOf
// is there, or when a flat member and the nested one that holds it too are both given (Field.InsteadOf).
//
// **Runs on:** any thread. Errors: "Invalid params" with path and the member.
func CheckMembers(s *rkllm.Struct, path string, given []json.RawMessage) *jsonrpc2.Error {
	found := len(s.OneOf) == 0
	for _, name := range s.OneOf {
		found = found || given[find_field.FindField(s, name)] != nil
	}
	if !found {
		return refuse_value.RefuseValue(path, "one of %s is required", strings.Join(s.OneOf, ", "))
	}
	for i, f := range s.Fields {
		if given[i] == nil && f.Required {
			return refuse_value.RefuseValue(path+"."+f.Name, "is required")
		}
		for j, nested := range s.Fields {
			twice := given[i] != nil && given[j] != nil && nested.Kind == rkllm.Inline &&
				find_field.FindField(nested.Struct, f.Name) >= 0
			if twice {
				return refuse_value.RefuseValue(path+"."+f.Name, "belongs into %s, which is given too", nested.Name)
			}
		}
	}
	return nil
}
