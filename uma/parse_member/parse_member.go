// Package parse_member reads a member of a message.
package parse_member

import (
	"encoding/json"
	"fmt"

	"rkllmd/uma"
	"rkllmd/utils/expand_numbers"
)

// ParseMember reads the member called name into to, a pointer; one that is missing or null leaves that as it is. 2.0 is a whole number, as 2 is. want
// is what it must be, for people.
//
// **Runs on:** any thread. Errors: uma.CodeBadRequest.
func ParseMember(members map[string]json.RawMessage, name string, to any, want string) *uma.Fault {
	value, given := members[name]
	if !given || json.Unmarshal(expand_numbers.ExpandNumbers(value), to) == nil {
		return nil
	}
	return &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf("%q is %.40s; it must be %s", name, value, want)}
}
