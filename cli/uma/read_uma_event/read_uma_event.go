// Package read_uma_event reads one event of a UMA daemon.
package read_uma_event

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"

	cli_uma "rkllmd/cli/uma"
	"rkllmd/cli/uma/parse_uma_fault"
	"rkllmd/faces/uma"
	"rkllmd/utils"
)

// ReadUMAEvent reads an event, as text and as what it says. In the newline protocol, where only metrics are an event, a
// line that is an error becomes one.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine. Follows docs/protocols/uma.md, "Frames".
// Errors: the end of the connection; what is no event.
func ReadUMAEvent(r *bufio.Reader, framing utils.Framing) (text []byte, event uma.Event, err error) {
	const ended = "the connection to the daemon ended before the answer did: %w"
	if framing == utils.FramingLine {
		text, err = r.ReadBytes('\n')
		if fault := parse_uma_fault.ParseUMAFault(string(text)); fault != nil {
			return nil, event, fault
		}
	} else {
		var header [4]byte
		if _, err = io.ReadFull(r, header[:]); err != nil {
			return nil, event, fmt.Errorf(ended, err)
		}
		size := binary.LittleEndian.Uint32(header[:])
		if size > cli_uma.MaxUMAEvent {
			return nil, event, fmt.Errorf(
				"the daemon's answer begins with %q, which is not the beginning of a frame: %s", header[:],
				cli_uma.Hint)
		}
		text = make([]byte, size)
		_, err = io.ReadFull(r, text)
	}
	if err != nil {
		return nil, event, fmt.Errorf(ended, err)
	}
	text = bytes.TrimSuffix(text, []byte("\n"))
	if err = json.Unmarshal(text, &event); err != nil || event.Event == "" {
		return nil, event, fmt.Errorf("what comes from the daemon is no event, but %.80q: %s", text, cli_uma.Hint)
	}
	return text, event, nil
}
