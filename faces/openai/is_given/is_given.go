// Package is_given looks whether a member is there.
package is_given

import (
	"encoding/json"
)

// IsGiven reports whether a member is there and is not null.
//
// **Runs on:** any thread.
func IsGiven(value json.RawMessage) bool {
	return len(value) > 0 && string(value) != "null"
}
