// Package swarm_round_trip measures a link to a host.
package swarm_round_trip

import (
	"bufio"
	"io"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/close_link"
)

// SwarmRoundTrip sends a host messages that it refuses, one after the other, and returns the median of the times until
// the answer. The link is then closed.
func SwarmRoundTrip(t testing.TB, link *swarm.Link) time.Duration {
	defer close_link.CloseLink(link)
	reader := bufio.NewReader(link.Conn)
	line, err := reader.ReadString('\n')
	require.NoError(t, err)
	require.Contains(t, line, `"type":"server_info"`)
	var times []time.Duration
	for range 201 {
		start := time.Now()
		_, err := io.WriteString(link.Conn, "{}\n")
		require.NoError(t, err)
		line, err := reader.ReadString('\n')
		require.NoError(t, err)
		times = append(times, time.Since(start))
		require.Contains(t, line, "BAD_MESSAGE")
	}
	slices.Sort(times)
	return times[len(times)/2]
}
