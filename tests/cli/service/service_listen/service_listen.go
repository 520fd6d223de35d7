// Package service_listen plays the service manager that hands over a socket.
package service_listen

import (
	"net"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// ServiceListen listens at address and returns a descriptor that listens there too, and where that is. Both are closed
// when the test ends.
func ServiceListen(t *testing.T, network, address string) (fd int, name string) {
	t.Helper()
	listener, err := net.Listen(network, address)
	require.NoError(t, err)
	file, err := listener.(interface{ File() (*os.File, error) }).File()
	require.NoError(t, err)
	t.Cleanup(func() {
		file.Close()
		listener.Close()
	})
	return int(file.Fd()), listener.Addr().String()
}
