// Package require_below requires that places are inside.
package require_below

import "testing"

// RequireBelow requires that place is less than size. It does so millions of times: testify would take seconds.
func RequireBelow(t *testing.T, place uint32, size int) {
	if int(place) >= size {
		t.Helper()
		t.Fatalf("place %d is outside: there are %d", place, size)
	}
}
