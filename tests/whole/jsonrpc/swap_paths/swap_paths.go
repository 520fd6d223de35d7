// Package swap_paths exchanges two paths for as long as a test wants.
package swap_paths

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/sys/unix"
)

// SwapPaths exchanges what a and b name, again and again, until stop is closed. Then it closes ended, and a and b are
// what they were.
func SwapPaths(t *testing.T, a, b string, stop <-chan struct{}, ended chan<- struct{}) {
	defer close(ended)
	for swapped := false; ; swapped = !swapped {
		select {
		case <-stop:
			if !swapped {
				return
			}
		default:
		}
		err := unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
		if !assert.NoError(t, err) {
			return
		}
	}
}
