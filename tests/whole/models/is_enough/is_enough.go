// Package is_enough tells when a time is over.
package is_enough

import "time"

// IsEnough returns a function that tells whether so much time has passed since the call.
func IsEnough(length time.Duration) func() bool {
	end := time.Now().Add(length)
	return func() bool { return !time.Now().Before(end) }
}
