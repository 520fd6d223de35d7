// Package append_message writes a message.
package append_message

import (
	"bytes"
	"encoding/json"

	"rkllmd/faces/swarm"
)

// AppendMessage appends a message to reply, as a line of JSON.
//
// **Runs on:** any thread. Follows docs/protocols/swarm-chat.md, "Lines".
func AppendMessage(reply []byte, m swarm.Message) []byte {
	line := bytes.NewBuffer(reply)
	encoder := json.NewEncoder(line) // which ends each value with a newline
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(m) // the payloads hold text and numbers: nothing can fail
	return line.Bytes()
}
