// Package choose_input finds out of which kind an RKLLMInput is.
package choose_input

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/check_enum"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/parse_integer"
	"rkllmd/rkllm/layout/refuse_value"
)

// ChooseInput sees to it that exactly one member of the union in RKLLMInput s is given, and that input_type agrees
// with it; an input_type that is left out is set. given is the members as read_members gives them.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMInput". Errors: "Invalid params" naming the
// member.
func ChooseInput(s *rkllm.Struct, path string, given []json.RawMessage) *jsonrpc2.Error {
	found := -1
	for kind, member := range rkllm.InputMembers {
		if given[find_field.FindField(s, member)] == nil {
			continue
		}
		if found >= 0 {
			return refuse_value.RefuseValue(path, "%s and %s are both given, but an input is of one kind",
				rkllm.InputMembers[found], member)
		}
		found = kind
	}
	if found < 0 {
		return refuse_value.RefuseValue(path, "one of %s is required", strings.Join(rkllm.InputMembers[:], ", "))
	}
	raw := &given[find_field.FindField(s, "input_type")]
	if *raw == nil {
		*raw = fmt.Append(nil, found)
	}
	path += ".input_type"
	kind, err := parse_integer.ParseInteger(path, rkllm.Ranges[rkllm.Int32], *raw)
	if err != nil {
		return err
	}
	if err = check_enum.CheckEnum(rkllm.InputType, path, kind); err != nil {
		return err
	}
	if kind != int64(found) {
		return refuse_value.RefuseValue(path, "%d (%s) needs %s, but %s is given",
			kind, rkllm.InputType.Values[kind].Name, rkllm.InputMembers[kind], rkllm.InputMembers[found])
	}
	return nil
}
