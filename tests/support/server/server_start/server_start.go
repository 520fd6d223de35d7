// Package server_start starts a server for tests.
package server_start

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_create_loop"
)

// ServerStart runs a loop of server_create_loop until the test ends. It must end without an error and leave no file
// behind.
func ServerStart(t testing.TB, options server.Options) *server.Loop {
	l := server_create_loop.ServerCreateLoop(t, options)
	ended := make(chan error, 1)
	go func() { ended <- run_event_loop.RunEventLoop(l) }()
	t.Cleanup(func() {
		stop_loop.StopLoop(l)
		select {
		case err := <-ended:
			require.NoError(t, err)
		case <-time.After(2 * time.Minute):
			t.Fatal("the loop does not end")
		}
		require.NoFileExists(t, l.Faces[0].Options.Path)
		require.NoFileExists(t, l.Faces[0].Options.Path+".lock")
	})
	return l
}
