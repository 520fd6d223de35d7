// Package swarm_dht runs a DHT of its own.
package swarm_dht

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/faces/swarm"
)

// SwarmDHT runs the nodes of a DHT on 127.0.0.1 until the test ends, with the packages of the sidecar in the folder
// home, and returns the address of the bootstrap node.
func SwarmDHT(t testing.TB, home string) string {
	command := exec.Command("node", "--eval",
		`require('hyperdht/testnet')(3).then((net) => console.log('127.0.0.1:' + net.bootstrap[0].port))`)
	command.Dir, command.Stderr = filepath.Join(home, swarm.SidecarFolder), os.Stderr
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	stdout, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
	})
	address, err := bufio.NewReader(stdout).ReadString('\n')
	require.NoError(t, err)
	return strings.TrimSpace(address)
}
