// Package watch_pull keeps a line on the terminal up to date.
package watch_pull

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/store/format_progress"
)

// WatchPull writes how far the download of show is, several times a second, until the pull has ended.
//
// **Runs on:** a goroutine of its own.
func WatchPull(show *cli.PullDisplay) {
	ticker := time.NewTicker(cli.PullTick)
	defer ticker.Stop()
	for {
		select {
		case <-show.Ended:
			return
		case <-ticker.C:
		}
		show.Mu.Lock()
		if show.Progress != nil {
			fmt.Fprint(show.Out, cli.EraseLine+format_progress.FormatProgress(show, time.Since(show.Begun)))
		}
		show.Mu.Unlock()
	}
}
