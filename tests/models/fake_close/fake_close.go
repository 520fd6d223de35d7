// Package fake_close is Backend.Close for tests.
package fake_close

import "sync/atomic"

// FakeClose returns Backend.Close that counts.
func FakeClose(closes *atomic.Int32) func() {
	return func() { closes.Add(1) }
}
