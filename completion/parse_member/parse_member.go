// Package parse_member reads a member of a message.
package parse_member

import (
	"encoding/json"
	"fmt"

	"rkllmd/completion"
	"rkllmd/utils/expand_numbers"
)

// ParseMember reads the member called name into to, a pointer; one that is missing or null leaves that as it is.
// 2.0 is a whole number, as 2 is. want is what it must be, for people.
//
// **Runs on:** any thread. Errors: a fault with this code.
func ParseMember(members completion.Members, code, name string, to any, want string) *completion.Fault {
	value, given := members[name]
	if !given || json.Unmarshal(value, to) == nil || json.Unmarshal(expand_numbers.ExpandNumbers(value), to) == nil {
		return nil
	}
	return &completion.Fault{Code: code, Message: fmt.Sprintf("%q is %.40s; it must be %s", name, value, want)}
}
