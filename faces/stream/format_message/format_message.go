// Package format_message writes a message.
package format_message

import (
	"bytes"
	"encoding/json"
)

// FormatMessage returns message as one line of JSON, without the newline. Characters stand as they are, also < > and &.
//
// **Runs on:** any thread. message is one of completion's types, which always can be written.
func FormatMessage(message any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(message)
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}
