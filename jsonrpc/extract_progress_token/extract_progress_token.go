// Package extract_progress_token reads a request for progress messages.
package extract_progress_token

import (
	"encoding/json"

	"rkllmd/utils/scan/walk_members"
)

// ExtractProgressToken returns T of {"partialResultToken": T}, which a client gives in the place of userdata or
// callback to ask for progress messages. It is nil when value is anything else, also when it names two.
//
// **Runs on:** any thread.
func ExtractProgressToken(value json.RawMessage) (token json.RawMessage) {
	if value[0] != '{' {
		return nil
	}
	for key, member := range walk_members.WalkMembers(value) {
		if string(key) != "partialResultToken" || token != nil {
			return nil
		}
		token = member
	}
	return token
}
