// Package encode_message writes a message.
package encode_message

import (
	"bytes"
	"encoding/json"
)

// EncodeMessage returns message as one line of JSON, without the newline. Characters stand as they are, also < > and &.
//
// **Runs on:** any. message is one of completion's types, which always can be written.
func EncodeMessage(message any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(message)
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}
