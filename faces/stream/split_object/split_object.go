// Package split_object takes a JSON object apart.
package split_object

import (
	"encoding/json"

	"rkllmd/faces/stream"
	"rkllmd/utils/find_duplicate"
	"rkllmd/utils/scan/skip_blanks"
)

// SplitObject returns the members of text, which is JSON, and a name that is given twice; "": none is. nil: text is
// no object.
//
// **Runs on:** any thread.
func SplitObject(text []byte) (members stream.Members, twice string) {
	if json.Unmarshal(text, &members) != nil || members == nil {
		return nil, ""
	}
	return members, find_duplicate.FindDuplicate(text[skip_blanks.SkipBlanks(text, 0):])
}
