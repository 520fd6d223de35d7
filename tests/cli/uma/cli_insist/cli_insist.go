// Package cli_insist is a person who will not wait.
package cli_insist

import (
	"os"
	"os/signal"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// CliInsist presses Ctrl-C, which this process gets, again and again until a program has ended, and returns its exit
// code. A signal that comes when the program has just ended, and listens no more, is nobody's.
func CliInsist(t testing.TB, code <-chan int) int {
	late := make(chan os.Signal, 1)
	signal.Notify(late, unix.SIGINT)
	t.Cleanup(func() { signal.Stop(late) })
	for {
		select {
		case ended := <-code:
			return ended
		case <-time.After(20 * time.Millisecond):
			require.NoError(t, unix.Kill(os.Getpid(), unix.SIGINT))
		}
	}
}
