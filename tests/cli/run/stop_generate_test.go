package run_test

import (
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/run/stop_generate"
	"rkllmd/utils"
)

func TestStopGenerate(t *testing.T) {
	signals, ended, canceled := make(chan os.Signal, 2), make(chan struct{}), make(chan struct{})
	limit := map[string]time.Duration{"hangs": 0, "Ctrl-C": time.Hour}[os.Getenv("TEST_GENERATE")]
	if how := os.Getenv("TEST_GENERATE"); how != "" { // the child of the second subtest
		signals <- unix.SIGTERM
		if how == "Ctrl-C" {
			signals <- unix.SIGINT
		}
		stop_generate.StopGenerate(signals, func() { close(canceled) }, ended, set_up_log.SetUpLog(os.Stderr, "text",
			utils.LevelWarn), limit, 0)
	}
	t.Run("it waits for the end, which may come without a signal", func(t *testing.T) {
		close(ended)
		stop_generate.StopGenerate(signals, nil, ended, nil, time.Hour, 0)
		ended, returned := make(chan struct{}), make(chan struct{})
		go func() {
			stop_generate.StopGenerate(signals, func() { close(canceled) }, ended, nil, time.Hour, 0)
			close(returned)
		}()
		signals <- unix.SIGTERM
		<-canceled
		close(ended)
		<-returned
	})
	for how, message := range map[string]string{"hangs": "is left to the system", "Ctrl-C": "ended at once"} {
		t.Run(how, func(t *testing.T) {
			child := exec.Command(os.Args[0], "-test.run=^TestStopGenerate$")
			child.Env = append(os.Environ(), "TEST_GENERATE="+how)
			output, err := child.CombinedOutput()
			require.ErrorContains(t, err, "exit status")
			require.Equal(t, cli.ExitInterrupted, child.ProcessState.ExitCode(), string(output))
			require.Contains(t, string(output), message)
		})
	}
}
