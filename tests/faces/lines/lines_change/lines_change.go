// Package lines_change asks a host to change a session.
package lines_change

import (
	"encoding/json"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_session"
	"rkllmd/generation"
)

// LinesChange has host do what line asks for, in the name of id 1, with the session.
func LinesChange(host *lines.Host, session *generation.Session, line lines.Line) error {
	line.ID, line.Session = json.RawMessage("1"), session.ID
	return handle_session.HandleSession(host, line)
}
