// Package chaos_ports finds free ports.
package chaos_ports

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

// ChaosPorts returns so many ports of 127.0.0.1 that are free now: programs that are started anew keep theirs.
func ChaosPorts(t testing.TB, count int) (ports []int) {
	t.Helper()
	for range count {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		defer l.Close()
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports
}
