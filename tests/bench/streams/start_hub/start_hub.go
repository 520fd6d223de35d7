// Package start_hub starts nats-server for a benchmark.
package start_hub

import (
	"fmt"
	"net"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/chaos/chaos_ports"
	"rkllmd/tests/support/chaos/chaos_server"
)

// StartHub starts the nats-server that build/get_tools.sh installs, waits until it listens, and returns its address. It
// ends with the benchmark.
func StartHub(b *testing.B) string {
	b.Helper()
	ports := chaos_ports.ChaosPorts(b, 1)
	words := chaos_server.ChaosServer(b, ports, 1, 0)
	server := exec.Command(words[0], words[1:]...)
	server.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(b, server.Start(), "build/get_tools.sh installs it")
	b.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	address := fmt.Sprint("127.0.0.1:", ports[0])
	require.Eventually(b, func() bool {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			conn.Close()
		}
		return err == nil
	}, 20*time.Second, 10*time.Millisecond, "nobody listens on %s", address)
	return "nats://" + address
}
