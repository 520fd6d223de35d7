// Package show_loaded shows which models are in memory.
package show_loaded

import (
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"rkllmd/cli/terminal/clean_text"
	"rkllmd/faces/web"
	"rkllmd/models"
	"rkllmd/store/format_size"
)

// ShowLoaded writes a line for each model of list that is in memory, or is on its way there, to out: its name, the size
// of its files and the memory that it takes where these are known, where it is, how many requests use it or wait for
// it, and until when it stays unless somebody uses it.
//
// **Runs on:** any thread.
func ShowLoaded(out io.Writer, list web.ModelList) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "NAME\tSIZE\tMEMORY\tSTATE\tREQUESTS\tUNTIL")
	if list.Loaded != nil {
		fmt.Fprintf(table, "%s\t-\t-\tloaded\t-\tpinned (rkllm.init)\n", clean_text.CleanText(list.Loaded.Name))
	}
	for _, one := range list.Named {
		if one.State == models.StateUnloaded {
			continue
		}
		size, memory, until := "-", "-", "-"
		if one.Size > 0 {
			size = format_size.FormatSize(one.Size)
		}
		if one.Memory > 0 {
			memory = format_size.FormatSize(int64(one.Memory))
		}
		switch {
		case one.Pinned:
			until = "pinned (--preload)"
		case one.Expires != nil:
			until = one.Expires.Local().Format(time.TimeOnly)
		case one.State == models.StateLoaded:
			until = "its place is needed"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%d\t%s\n", clean_text.CleanText(one.Name), size, memory, one.State,
			one.Users, until)
	}
	return table.Flush()
}
