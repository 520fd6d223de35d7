// Package server_gate makes what the test method "hold" waits for.
package server_gate

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// ServerGate returns a gate, and the argument for a call of "hold" that waits until it is closed. The end of the test
// closes it, too: so it is to be made when the loop is there, whose own end waits for the worker.
func ServerGate(t testing.TB) (gate *os.File, argument int) {
	t.Helper()
	var ends [2]int
	require.NoError(t, unix.Pipe2(ends[:], unix.O_CLOEXEC))
	gate = os.NewFile(uintptr(ends[1]), "gate")
	t.Cleanup(func() { gate.Close() })
	return gate, ends[0]
}
