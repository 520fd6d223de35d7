// Package show_stage shows what a pull does.
package show_stage

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/store/format_size"
	"rkllmd/store/pull"
)

// ShowStage returns what tells show, and w in words, that a stage of a pull begins.
//
// **Runs on:** any thread. What it returns runs on the goroutine that pulls.
func ShowStage(show *cli.PullDisplay) func(pull.Event) {
	return func(event pull.Event) {
		show.Mu.Lock()
		defer show.Mu.Unlock()
		show.File, show.Progress = event.File.Path, event.Progress
		show.Begun, show.Before = time.Now(), 0
		line := ""
		size := ""
		if event.File.Size > 0 {
			size = ", " + format_size.FormatSize(event.File.Size)
		}
		switch event.Stage {
		case pull.StageLook:
			line = "looking into " + event.Text
		case pull.StageChoose:
			line = "chosen: " + event.File.Path + size + ", because " + event.Text
		case pull.StageFile:
			show.Before = event.Progress.Done.Load()
			line = "fetching " + event.File.Path + size
		case pull.StageThere:
			line = event.File.Path + " is there already"
		default:
			return
		}
		if show.Terminal {
			fmt.Fprint(show.Out, cli.EraseLine)
		}
		fmt.Fprintln(show.Out, clean_text.CleanText(line))
	}
}
