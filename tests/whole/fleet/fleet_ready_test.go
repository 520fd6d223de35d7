package fleet_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/fleet/fleet_daemon"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/whole/fleet/ask_path"
	"rkllmd/tests/whole/fleet/drain_member"
)

// A probe of a gateway hears whether somebody can be served: not before there is a member, nor while the only one is
// being drained, and when NATS has cut the connections off and is there again the log has told of it.
func TestFleetReady(t *testing.T) {
	t.Parallel()
	url, server := nats_server.NATSServer(t)
	gateway, address := http_daemon.HTTPDaemon(t, "--nats", url, "--nats-name", "g1", "--nats-patience", "5s")
	_, status := ask_path.AskPath(t, address, "/readyz", "")
	require.Equal(t, 503, status, "there is no member")
	fleet_daemon.FleetDaemon(t, url, "m1")
	wait_for_log.WaitForLog(t, gateway, "member=m1")
	require.Eventually(t, func() bool {
		_, status := ask_path.AskPath(t, address, "/readyz", "")
		return status == 200
	}, time.Minute, 10*time.Millisecond)
	said := make(chan string, 1)
	drain_member.DrainMember(t, url, said, "m1")
	require.Contains(t, <-said, "m1 takes no more runs")
	require.Eventually(t, func() bool {
		reason, status := ask_path.AskPath(t, address, "/readyz", "")
		return status == 503 && strings.Contains(reason, "those that have it are being drained")
	}, time.Minute, 10*time.Millisecond)
	drain_member.DrainMember(t, url, said, "m1", "--undo")
	require.Contains(t, <-said, "m1 takes runs again")
	server.Mu.Lock()
	for c := range server.Conns {
		c.Close()
	}
	server.Mu.Unlock()
	wait_for_log.WaitForLog(t, gateway, "the connection to NATS is lost")
	wait_for_log.WaitForLog(t, gateway, "the connection to NATS is back")
	require.Eventually(t, func() bool {
		_, status := ask_path.AskPath(t, address, "/readyz", "")
		return status == 200
	}, time.Minute, 10*time.Millisecond)
}
