// Package end_at_once is Isolated.Watch for tests.
package end_at_once

// EndAtOnce is Isolated.Watch of a library whose process ends at once.
func EndAtOnce(ended func(bool)) { ended(true) }
