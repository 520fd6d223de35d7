// Package parse_json_string reads a JSON string.
package parse_json_string

import (
	"bytes"
	"encoding/json"
)

// ParseJSONString returns the text of a JSON string: raw is the string with its quotes. Without escapes, as nearly
// always, the text is a part of raw itself.
//
// **Runs on:** any thread. Follows RFC 8259 section 7.
func ParseJSONString(raw []byte) []byte {
	if bytes.IndexByte(raw, '\\') < 0 {
		return raw[1 : len(raw)-1]
	}
	var text string
	_ = json.Unmarshal(raw, &text) // raw is a part of a message that has been checked
	return []byte(text)
}
