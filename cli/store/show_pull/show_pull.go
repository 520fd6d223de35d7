// Package show_pull gets a model and shows how far it is.
package show_pull

import (
	"context"
	"fmt"
	"io"

	"rkllmd/cli"
	"rkllmd/cli/store/show_stage"
	"rkllmd/cli/store/watch_pull"
	"rkllmd/cli/terminal/choose_marks"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/run_pull"
)

// ShowPull gets the model that text names, and writes to w what it does: on a terminal a line that moves, with size,
// speed and time left; on a dumb one, and elsewhere, plain lines.
//
// **Runs on:** the main goroutine.
func ShowPull(ctx context.Context, w io.Writer, where store.Store, options pull.Options,
	text string) (store.Model, error) {
	show := &cli.PullDisplay{Out: w, Ended: make(chan struct{}),
		Terminal: is_terminal.IsTerminal(w) && choose_marks.ChooseMarks().EraseLine != ""}
	options.Tell = show_stage.ShowStage(show)
	watched := make(chan struct{})
	if show.Terminal {
		go func() {
			defer close(watched)
			watch_pull.WatchPull(show)
		}()
	} else {
		close(watched)
	}
	model, err := run_pull.RunPull(ctx, where, options, text)
	close(show.Ended)
	<-watched
	if show.Terminal {
		fmt.Fprint(w, cli.EraseLine)
	}
	return model, err
}
