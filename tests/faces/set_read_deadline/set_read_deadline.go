// Package set_read_deadline is an answer of HTTP that notes until when the request may be read.
package set_read_deadline

import (
	"net/http/httptest"
	"time"
)

// Recorder keeps an answer, and Deadlines.
type Recorder struct {
	*httptest.ResponseRecorder
	Deadlines []time.Time
}

// SetReadDeadline is http.ResponseController's.
func (r *Recorder) SetReadDeadline(deadline time.Time) error {
	r.Deadlines = append(r.Deadlines, deadline)
	return nil
}
