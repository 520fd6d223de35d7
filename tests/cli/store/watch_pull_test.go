package store_test

import (
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/watch_pull"
	"rkllmd/store/fetch"
)

func TestWatchPull(t *testing.T) {
	reader, writer := io.Pipe()
	show := &cli.PullDisplay{Out: writer, Ended: make(chan struct{}), Progress: &fetch.Progress{}, Begun: time.Now()}
	show.Progress.Total.Store(10)
	show.Progress.Done.Store(5)
	done := make(chan struct{})
	go func() {
		defer close(done)
		watch_pull.WatchPull(show)
	}()
	line := make([]byte, 200)
	n, err := reader.Read(line)
	require.NoError(t, err)
	require.Contains(t, string(line[:n]), "5 B of 10 B")
	require.NoError(t, reader.Close())
	close(show.Ended)
	<-done
}
