// Package write_session answers lines about sessions.
package write_session

import (
	"encoding/json"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_line"
)

// WriteSession writes the answer to a line about the session with this name and so many tokens. The event is called as
// the op.
//
// **Runs on:** any thread. **Holds:** as write_line.
func WriteSession(host *lines.Host, line lines.Line, session string, length int) {
	write_line.WriteLine(host, struct {
		ID      json.RawMessage `json:"id"`
		Event   string          `json:"event"`
		Session string          `json:"session"`
		Length  int             `json:"length"`
	}{line.ID, line.Op, session, length})
}
