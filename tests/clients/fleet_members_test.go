package clients_test

import (
	"net"
	"os"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/fleet_stream"
)

// Two members and a gateway over the real server of NATS. A member is killed, told to end, or stopped dead while both
// answer six clients, and the server goes away and comes back: each client gets the text that it gets undisturbed.
func TestFleetMembers(t *testing.T) {
	t.Parallel()
	hub, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, NoSigs: true})
	require.NoError(t, err)
	hub.Start()
	require.True(t, hub.ReadyForConnections(time.Minute))
	url := hub.ClientURL()
	gateway := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--http", "127.0.0.1:0",
		"--nats", url, "--nats-name", "g1"}})
	address := http_address.HTTPAddress(t, gateway)
	var want [6]string
	for i, strike := range []syscall.Signal{0, syscall.SIGKILL, syscall.SIGTERM, syscall.SIGSTOP, syscall.SIGUSR1} {
		t.Run(strike.String(), func(t *testing.T) {
			first, _ := fleet_daemon.FleetDaemon(t, url, "first"+string(rune('a'+i)))
			fleet_daemon.FleetDaemon(t, url, "second"+string(rune('a'+i)))
			for _, name := range []string{"first", "second"} {
				wait_for_log.WaitForLog(t, gateway, "member="+name+string(rune('a'+i)))
			}
			got, begun := [6]string{}, make(chan bool, 6)
			var clients sync.WaitGroup
			for seed := range got {
				clients.Go(func() { got[seed] = fleet_stream.FleetStream(t, address, seed, begun) })
			}
			for range got {
				<-begun
			}
			switch strike {
			case 0:
			case syscall.SIGUSR1: // not for a member: the server goes away
				port := hub.Addr().(*net.TCPAddr).Port
				hub.Shutdown()
				hub.WaitForShutdown()
				hub, err = server.NewServer(&server.Options{Host: "127.0.0.1", Port: port, NoSigs: true})
				require.NoError(t, err)
				hub.Start()
			default:
				require.NoError(t, first.Process.Signal(strike))
			}
			clients.Wait()
			if strike == 0 {
				want = got
			}
			require.Equal(t, want, got)
		})
	}
	hub.Shutdown()
	log, err := os.ReadFile(gateway.Log)
	require.NoError(t, err)
	require.Contains(t, string(log), "a member of the fleet has lost a run: another one goes on")
	require.False(t, strings.Contains(string(log), "panic"))
}
