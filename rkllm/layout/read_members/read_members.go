// Package read_members splits a JSON object into the members of a C structure.
package read_members

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/refuse_member"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/utils/scan/skip_blanks"
	"rkllmd/utils/scan/walk_members"
)

// ReadMembers returns the values in the JSON object raw that belong to the fields of s, by index of s.Fields; nil
// where the member is null or left out. A member that only other versions of the library have is as good as left out
// when its value says no more than that (refuse_member). The values are parts of raw, which must be valid JSON. path
// names the object in errors.
//
// **Runs on:** any thread. Follows RFC 8259 section 4. Errors: not an object, a member that s does not have, one that
// is given twice.
func ReadMembers(s *rkllm.Struct, path string, raw json.RawMessage) ([]json.RawMessage, *jsonrpc2.Error) {
	rest := raw[skip_blanks.SkipBlanks(raw, 0):]
	if len(rest) == 0 || rest[0] != '{' {
		return nil, refuse_value.RefuseValue(path, "%.40s is not an object (%s)", raw, s.Name)
	}
	given := make([]json.RawMessage, len(s.Fields))
	for key, value := range walk_members.WalkMembers(rest) {
		name := string(key)
		i := find_field.FindField(s, name)
		switch {
		case i < 0:
			if err := refuse_member.RefuseMember(s, path, name, value); err != nil {
				return nil, err
			}
		case given[i] != nil:
			return nil, refuse_value.RefuseValue(path+"."+name, "is given twice")
		default:
			given[i] = value
		}
	}
	for i, value := range given {
		if string(value) == "null" {
			given[i] = nil
		}
	}
	return given, nil
}
