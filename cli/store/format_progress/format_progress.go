// Package format_progress writes how far a download is.
package format_progress

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/store/format_size"
)

// FormatProgress returns how far the download of show is that has taken so long: bytes, speed and the time left, or,
// when all has come, how far the checksum is.
//
// **Runs on:** any thread.
func FormatProgress(show *cli.PullDisplay, taken time.Duration) string {
	total, done := show.Progress.Total.Load(), show.Progress.Done.Load()
	if total <= 0 {
		return "waiting for the server"
	}
	if checked := show.Progress.Checked.Load(); checked > 0 {
		return fmt.Sprintf("checking %s: %3d%%", show.File, 100*checked/total)
	}
	if show.Before == 0 {
		show.Before = done // what was there when the download began to count
	}
	text := fmt.Sprintf("%3d%%  %s of %s", 100*done/total, format_size.FormatSize(done), format_size.FormatSize(total))
	speed := float64(done-show.Before) / taken.Seconds()
	if speed < 1 {
		return text
	}
	left := time.Duration(float64(total-done) / speed * float64(time.Second)).Round(time.Second)
	return fmt.Sprintf("%s  %s/s  %s left", text, format_size.FormatSize(int64(speed)), left)
}
