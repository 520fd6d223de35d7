// Package parse_id reads the ID of a message.
package parse_id

import (
	"encoding/json"
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/uma"
)

// ParseID returns the ID among the members of a message, and sent, the same as events give it back. So does an error: a
// client finds by it which of its messages was wrong, also where that is because the ID is no string. sent is nil where
// the ID is missing, or too long to be given back.
//
// **Runs on:** any thread. Follows the UMA document (Request Schema). Errors: uma.CodeBadRequest.
func ParseID(members stream.Members) (id string, sent json.RawMessage, fault *uma.Fault) {
	var text *string
	sent = members["id"]
	switch fault = parse_member.ParseMember(members, uma.CodeBadRequest, "id", &text, `a string, such as "1"`); {
	case fault != nil && len(sent) > uma.MaxIDBytes:
		return "", nil, fault
	case fault != nil:
		return "", sent, fault
	case text == nil:
		return "", nil, &uma.Fault{Code: uma.CodeBadRequest,
			Message: `"id" is missing: give a string that the events are to name`}
	case *text == "":
		return "", sent, &uma.Fault{Code: uma.CodeBadRequest,
			Message: fmt.Sprintf(`"id" is empty; 1 to %d bytes are right`, uma.MaxIDBytes)}
	case len(*text) > uma.MaxIDBytes:
		return "", nil, &uma.Fault{Code: uma.CodeBadRequest,
			Message: fmt.Sprintf(`"id" has %d bytes; 1 to %d are right`, len(*text), uma.MaxIDBytes)}
	}
	return *text, sent, nil
}
