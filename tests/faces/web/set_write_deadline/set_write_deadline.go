// Package set_write_deadline is an answer of HTTP that notes until when it may be written.
package set_write_deadline

import (
	"net/http/httptest"
	"time"
)

// Recorder keeps an answer, and Deadlines.
type Recorder struct {
	*httptest.ResponseRecorder
	Deadlines []time.Time
}

// SetWriteDeadline is http.ResponseController's.
func (r *Recorder) SetWriteDeadline(deadline time.Time) error {
	r.Deadlines = append(r.Deadlines, deadline)
	return nil
}
