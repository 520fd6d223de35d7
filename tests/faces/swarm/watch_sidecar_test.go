package swarm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/watch_sidecar"
	"rkllmd/tests/faces/swarm/swarm_log"
)

func TestWatchSidecar(t *testing.T) {
	log := swarm_log.SwarmLog(t)
	count := filepath.Join(t.TempDir(), "count")
	s := &swarm.Sidecar{Node: "sh", Arguments: []string{"-c", "echo >>" + count + "; [ $(wc -l <" + count +
		") -lt 4 ] && exit 9; read line"},
		Environment: os.Environ(), Pause: time.Millisecond, Stop: make(chan struct{}), Done: make(chan struct{})}
	go watch_sidecar.WatchSidecar(s)
	require.Eventually(t, func() bool { text, _ := os.ReadFile(count); return len(text) == 4 }, 2*time.Minute,
		time.Millisecond)
	require.Empty(t, s.Done)
	close(s.Stop)
	<-s.Done
	text, err := os.ReadFile(log)
	require.NoError(t, err)
	for _, pause := range []string{"1ms", "2ms", "4ms"} {
		require.Contains(t, string(text), `error="exit status 9" pause=`+pause+"\n")
	}
	require.Equal(t, 3, strings.Count(string(text), "is started again"), "not after Stop")
	t.Run("does not wait for its pause to be told to end", func(t *testing.T) {
		s := &swarm.Sidecar{Node: "/nowhere/node", Pause: time.Hour, Stop: make(chan struct{}),
			Done: make(chan struct{})}
		go watch_sidecar.WatchSidecar(s)
		require.Eventually(t, func() bool {
			text, _ := os.ReadFile(log)
			return strings.Contains(string(text),
				"cannot start")
		}, 2*time.Minute, time.Millisecond)
		close(s.Stop)
		<-s.Done
	})
}
