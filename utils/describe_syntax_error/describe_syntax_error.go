// Package describe_syntax_error words what is wrong with a JSON text.
package describe_syntax_error

import (
	"fmt"
	"slices"

	"rkllmd/utils"
)

// DescribeSyntaxError words an error of scan_json for the person who sent the message: what would have been right, what
// stands there instead, and where; position counts bytes from the start of the message, 0 being the first.
//
// **Runs on:** any thread.
func DescribeSyntaxError(err error, message []byte, position int) string {
	if position == len(message) || slices.Contains(utils.WholeErrors, err) {
		return fmt.Sprintf("%v (at byte %d)", err, position)
	}
	return fmt.Sprintf("%v, not %+q (at byte %d)", err, message[position:position+1], position)
}
