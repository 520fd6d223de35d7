// Package parse_member reads a member of a message.
package parse_member

import (
	"encoding/json"
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/utils/convert_whole_numbers"
)

// ParseMember reads the member called name into to, a pointer; one that is missing or null leaves that as it is.
// 2.0 is a whole number, as 2 is. want is what it must be, for people.
//
// **Runs on:** any thread. Errors: a fault with this code.
func ParseMember(members stream.Members, code, name string, to any, want string) *stream.Fault {
	value, given := members[name]
	if !given || json.Unmarshal(value, to) == nil || json.Unmarshal(convert_whole_numbers.ConvertWholeNumbers(value),
		to) == nil {
		return nil
	}
	return &stream.Fault{Code: code, Message: fmt.Sprintf("%q is %.40s; it must be %s", name, value, want)}
}
