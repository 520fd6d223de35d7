package terminal_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/terminal/wait_for_interrupt"
)

func TestWaitForInterrupt(t *testing.T) {
	for _, test := range []struct {
		name  string
		sent  []os.Signal
		pause time.Duration
		left  int
	}{
		{"Ctrl-C once more", []os.Signal{unix.SIGINT, unix.SIGTERM}, 0, 1},
		{"others do not count", []os.Signal{unix.SIGTERM, unix.SIGHUP, unix.SIGTERM, unix.SIGINT, unix.SIGTERM}, 0, 1},
		{"nor what comes at once", []os.Signal{unix.SIGINT, unix.SIGINT, unix.SIGTERM}, time.Hour, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			signals := make(chan os.Signal, len(test.sent))
			for _, signal := range test.sent {
				signals <- signal
			}
			close(signals)
			wait_for_interrupt.WaitForInterrupt(signals, test.pause)
			require.Len(t, signals, test.left)
		})
	}
}
