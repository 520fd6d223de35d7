// Package flush is an answer of HTTP that tells when it is flushed.
package flush

import "net/http/httptest"

// Recorder keeps an answer, and calls OnFlush after each part of it.
type Recorder struct {
	*httptest.ResponseRecorder
	OnFlush func()
}

// Flush is http.Flusher.
func (r *Recorder) Flush() {
	r.ResponseRecorder.Flush()
	r.OnFlush()
}
