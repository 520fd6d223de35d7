// Package link_pair makes the two ends of a link.
package link_pair

import (
	"encoding/gob"
	"net"
	"testing"
	"time"

	"rkllmd/fleet/link"
)

// LinkPair returns two links over one stream, which nobody reads yet. They are closed when the test ends.
func LinkPair(t testing.TB) (*link.Link, *link.Link) {
	t.Helper()
	one, two := net.Pipe()
	t.Cleanup(func() {
		one.Close()
		two.Close()
	})
	return &link.Link{Stream: one, Since: time.Now(), Encoder: gob.NewEncoder(one), Asked: map[string]chan link.Frame{},
			Ended: make(chan struct{})}, &link.Link{Stream: two, Since: time.Now(), Encoder: gob.NewEncoder(two),
			Asked: map[string]chan link.Frame{}, Ended: make(chan struct{})}
}
