// Package connection_read_bytes reads what a client has been sent.
package connection_read_bytes

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// ConnectionReadBytes reads all that is in a non-blocking socket at present, to the end of file or as far as it has
// come.
func ConnectionReadBytes(t testing.TB, fd int) (got []byte) {
	piece := make([]byte, 64<<10)
	for {
		n, err := unix.Read(fd, piece)
		if err == unix.EAGAIN {
			return got
		}
		require.NoError(t, err)
		if n == 0 {
			return got
		}
		got = append(got, piece[:n]...)
	}
}
