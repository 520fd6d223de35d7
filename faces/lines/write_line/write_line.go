// Package write_line writes a line of output.
package write_line

import (
	"bytes"
	"encoding/json"

	"rkllmd/faces/lines"
)

// WriteLine writes value as one line of JSON. When nobody reads any more (host.Broken) it does nothing; serve_lines
// then ends the runs.
//
// **Runs on:** any thread that may wait. The output is a pipe, and its reader sets the pace. **Holds:** host.Writing.
func WriteLine(host *lines.Host, value any) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil { // a number that JSON does not have; no line has one
		return
	}
	host.Writing.Lock()
	defer host.Writing.Unlock()
	if host.Broken != nil {
		return
	}
	if _, err := host.Output.Write(text.Bytes()); err != nil {
		host.Broken = err
		host.Stop()
	}
}
