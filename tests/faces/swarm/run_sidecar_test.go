package swarm_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/run_sidecar"
	"rkllmd/tests/faces/swarm/swarm_log"
)

func TestRunSidecar(t *testing.T) {
	t.Run("ends by itself", func(t *testing.T) {
		log := swarm_log.SwarmLog(t)
		s := &swarm.Sidecar{ServerID: "5Id", Node: "sh", Arguments: []string{"-c",
			`echo '{"event":"listening","key":"k"}'; echo "on stderr" >&2; exit 3`}, Stop: make(chan struct{})}
		require.ErrorContains(t, run_sidecar.RunSidecar(s), "exit status 3")
		text, _ := os.ReadFile(log)
		require.Contains(t, string(text), `level=INFO msg="listening in the swarm" server_id=5Id key=k`)
		require.Contains(t, string(text), `text="on stderr"`)
	})
	t.Run("ends with its input, when it is told to", func(t *testing.T) {
		log := swarm_log.SwarmLog(t)
		s := &swarm.Sidecar{Node: "sh", Arguments: []string{"-c", `echo "$NAME"; read line; echo ended`},
			Environment: []string{"NAME=begun"}, Stop: make(chan struct{})}
		ended := make(chan error, 1)
		go func() { ended <- run_sidecar.RunSidecar(s) }()
		require.Eventually(t, func() bool {
			text, _ := os.ReadFile(log)
			return strings.Contains(string(text),
				"text=begun")
		}, 2*time.Minute, time.Millisecond)
		require.Empty(t, ended)
		close(s.Stop)
		require.NoError(t, <-ended)
		text, _ := os.ReadFile(log)
		require.Contains(t, string(text), "text=ended")
	})
	t.Run("is killed where it does not", func(t *testing.T) {
		swarm_log.SwarmLog(t)
		s := &swarm.Sidecar{Node: "sh", Arguments: []string{"-c", "exec sleep 1000"}, Stop: make(chan struct{})}
		close(s.Stop)
		require.ErrorContains(t, run_sidecar.RunSidecar(s), "killed")
	})
	t.Run("is killed for a line without end", func(t *testing.T) {
		swarm_log.SwarmLog(t)
		s := &swarm.Sidecar{Node: "sh", Arguments: []string{"-c", "exec cat /dev/zero"}, Stop: make(chan struct{})}
		require.Error(t, run_sidecar.RunSidecar(s))
	})
	t.Run("cannot be started", func(t *testing.T) {
		require.ErrorContains(t, run_sidecar.RunSidecar(&swarm.Sidecar{Node: "/nowhere/node"}),
			"cannot start the sidecar")
	})
}
