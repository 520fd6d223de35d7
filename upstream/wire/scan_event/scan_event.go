// Package scan_event reads a stream of server-sent events.
package scan_event

import (
	"bytes"
	"fmt"
	"io"

	"rkllmd/upstream"
	"rkllmd/upstream/wire"
)

// ScanEvent returns the data of the next event that has any. Each line, a comment too, is a sign of life: it sets the
// timer of e anew. What the stream ends within is left out.
//
// **Runs on:** one thread at a time. It waits. Errors: io.EOF at the end; an event of more than
// upstream.MaxEventBytes; what reading says.
func ScanEvent(e *wire.Events) ([]byte, error) {
	var data, line []byte
	found := false
	for {
		piece, prefix, err := e.Lines.ReadLine()
		if err != nil {
			return nil, err
		}
		if e.Timer != nil {
			e.Timer.Reset(e.Silence)
		}
		line = append(line, piece...)
		if len(line)+len(data) > upstream.MaxEventBytes {
			return nil, fmt.Errorf("%w: an event has more than %d bytes", io.ErrUnexpectedEOF, upstream.MaxEventBytes)
		}
		if prefix {
			continue
		}
		if len(line) == 0 && found {
			return data, nil
		}
		if field, value, _ := bytes.Cut(line, []byte(":")); string(field) == "data" {
			if found {
				data = append(data, '\n')
			}
			data, found = append(data, bytes.TrimPrefix(value, []byte(" "))...), true
		}
		line = line[:0]
	}
}
