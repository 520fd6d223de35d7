package swarm_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/stop_sidecar"
	"rkllmd/faces/swarm/watch_sidecar"
	"rkllmd/tests/faces/swarm/swarm_log"
)

func TestStopSidecar(t *testing.T) {
	log := swarm_log.SwarmLog(t)
	s := &swarm.Sidecar{Node: "sh", Arguments: []string{"-c", "echo begun; read line; sleep 0.1; echo ended"},
		Environment: os.Environ(), Stop: make(chan struct{}), Done: make(chan struct{})}
	go watch_sidecar.WatchSidecar(s)
	require.Eventually(t, func() bool {
		text, _ := os.ReadFile(log)
		return strings.Contains(string(text),
			"text=begun")
	}, 2*time.Minute, time.Millisecond)
	stop_sidecar.StopSidecar(s)
	text, err := os.ReadFile(log)
	require.NoError(t, err)
	require.Contains(t, string(text), "text=ended", "it is waited for")
}
