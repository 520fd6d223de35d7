// Package parse_member reads a member of an object.
package parse_member

import (
	"encoding/json"
	"fmt"

	"rkllmd/swarm"
)

// ParseMember reads the member called name into to, a pointer; one that is missing or null leaves that as it is. want is what it must be,
// for people.
//
// **Runs on:** any thread. Errors: swarm.CodeBadMessage.
func ParseMember(members map[string]json.RawMessage, name string, to any, want string) *swarm.Fault {
	value, given := members[name]
	if !given || json.Unmarshal(value, to) == nil {
		return nil
	}
	return &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("%q is %.40s; it must be %s", name, value, want)}
}
