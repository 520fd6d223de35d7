// Package is_enough tells when a time is over.
package is_enough

import "time"

// IsEnough returns a function that tells whether end has come.
func IsEnough(end time.Time) func() bool {
	return func() bool { return !time.Now().Before(end) }
}
