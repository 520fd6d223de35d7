// Package check_row guards the reading of a decode's rows.
package check_row

import (
	"fmt"

	"rkllmd/engine"
)

// CheckRow returns an error unless row of the context's last decode has output: llama.cpp aborts the process when
// another is read.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func CheckRow(c *engine.Context, row int) error {
	switch {
	case c.Rows == 0:
		return fmt.Errorf("row %d cannot be read: nothing has been decoded", row)
	case row < 0 || row >= c.Rows:
		return fmt.Errorf("row %d does not exist; the last decode had rows 0 to %d", row, c.Rows-1)
	case c.Buffers.Wanted[row] == 0:
		return fmt.Errorf("row %d of the last decode has no output; it was not asked for", row)
	}
	return nil
}
