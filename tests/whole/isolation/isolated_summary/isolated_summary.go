// Package isolated_summary writes down what those saw to whom nothing must happen.
package isolated_summary

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"rkllmd/tests/whole/isolation/isolated_over"
)

// IsolatedSummary returns the paragraphs below the table of so many cells.
func IsolatedSummary(cells int, sum *isolated_over.Sum) string {
	figures := [2]string{}
	for i, late := range [][]time.Duration{sum.Quiet, sum.Faults} {
		slices.SortFunc(late, cmp.Compare[time.Duration])
		figures[i] = fmt.Sprintf("%d words: %.2f ms at the median, %.2f at the 99th percentile, %.0f at most",
			len(late), late[len(late)/2].Seconds()*1000, late[len(late)*99/100].Seconds()*1000,
			late[len(late)-1].Seconds()*1000)
	}
	asked := fmt.Sprintf("The third client had %d answers meanwhile, to all that it asked; the longest took %.0f ms. "+
		"Between them it slept for a millisecond at a time, which the system made up to %.0f ms longer: so busy was "+
		"it.", sum.Asked, sum.Worst.Seconds()*1000, sum.Slept.Seconds()*1000)
	streamed := fmt.Sprintf("The fourth had %d answers of the second model, each whole and in order; after each fault "+
		"more words came before the next one was done. How long a word was on its way, from the library to the "+
		"client:", sum.Answers)
	return fmt.Sprintf("%d cells. %s\n\n%s\n\n- while the first model was loaded, run and freed without a fault, %s;\n"+
		"- with the faults of all cells, %s.\n", cells, asked, streamed, figures[0], figures[1])
}
