// Package start_loop starts a program that needs a CPU.
package start_loop

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// StartLoop starts a program that does nothing but loop, until b ends.
func StartLoop(b *testing.B) {
	b.Helper()
	c := exec.Command("sh", "-c", "while :; do :; done")
	require.NoError(b, c.Start())
	b.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
}
