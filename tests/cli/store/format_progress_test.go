package store_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/format_progress"
	"rkllmd/store/fetch"
)

func TestFormatProgress(t *testing.T) {
	show := &cli.PullDisplay{File: "a.gguf", Progress: &fetch.Progress{}}
	require.Equal(t, "waiting for the server", format_progress.FormatProgress(show, time.Second))
	show.Progress.Total.Store(10_000_000)
	show.Progress.Done.Store(1_000_000)
	require.Equal(t, " 10%  1.0 MB of 10 MB", format_progress.FormatProgress(show, time.Second))
	show.Progress.Done.Store(4_000_000)
	require.Equal(t, " 40%  4.0 MB of 10 MB  1.5 MB/s  4s left", format_progress.FormatProgress(show, 2*time.Second))
	show.Progress.Checked.Store(5_000_000)
	require.Equal(t, "checking a.gguf:  50%", format_progress.FormatProgress(show, time.Second))
}
