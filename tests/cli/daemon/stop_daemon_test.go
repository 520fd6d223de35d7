package daemon_test

import (
	"bufio"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/stop_daemon"
)

func TestStopDaemon(t *testing.T) {
	for _, test := range []struct {
		name, script string
		limit        time.Duration
		want         string
	}{
		{"one that stops", `trap 'exit 3' TERM; echo up; while :; do sleep 0.01; done`, time.Minute, "exit status 3"},
		{"one that does not", `trap '' TERM; echo up; while :; do sleep 0.01; done`, 50 * time.Millisecond,
			"signal: killed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			daemon := &cli.Daemon{Command: exec.Command("sh", "-c", test.script), Directory: t.TempDir(),
				Exited: make(chan struct{})}
			output, err := daemon.Command.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, daemon.Command.Start())
			line, err := bufio.NewReader(output).ReadString('\n')
			require.NoError(t, err)
			require.Equal(t, "up\n", line)
			go func() {
				daemon.Command.Wait()
				close(daemon.Exited)
			}()
			stop_daemon.StopDaemon(daemon, test.limit)
			<-daemon.Exited
			require.Equal(t, test.want, daemon.Command.ProcessState.String())
			require.NoDirExists(t, daemon.Directory)
		})
	}
}
