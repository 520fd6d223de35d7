// Package count_error counts errors.
package count_error

import "rkllmd/web"

// CountError returns the Meter.OnError of the front-end called face.
//
// **Runs on:** any, what it returns too.
func CountError(c *web.Collectors, face string) func(string) {
	return func(kind string) { c.Errors.WithLabelValues(face, kind).Inc() }
}
