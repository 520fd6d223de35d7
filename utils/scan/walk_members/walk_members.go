// Package walk_members iterates over a JSON object.
package walk_members

import (
	"encoding/json"
	"iter"

	"rkllmd/utils/scan/parse_json_string"
	"rkllmd/utils/scan/skip_blanks"
	"rkllmd/utils/scan/skip_string"
	"rkllmd/utils/scan/skip_value"
)

// WalkMembers iterates over the members of a JSON object, in the order in which they stand: decoded key and raw value.
// Both are parts of object (a key with escapes is a copy). object must be valid JSON and begin with its brace. A key
// that stands twice is met twice.
//
// **Runs on:** any thread. Follows RFC 8259 section 4.
func WalkMembers(object []byte) iter.Seq2[[]byte, json.RawMessage] {
	return func(yield func([]byte, json.RawMessage) bool) {
		i := skip_blanks.SkipBlanks(object, 1)
		for i < len(object) && object[i] == '"' {
			end := skip_string.SkipString(object, i)
			key := parse_json_string.ParseJSONString(object[i:end])
			i = skip_blanks.SkipBlanks(object, end) // the colon
			i = skip_blanks.SkipBlanks(object, i+1) // the value
			end = skip_value.SkipValue(object, i)
			if !yield(key, object[i:end]) {
				return
			}
			i = skip_blanks.SkipBlanks(object, end) // a comma, or the closing brace
			i = skip_blanks.SkipBlanks(object, i+1)
		}
	}
}
