// Package fail_source ends the parsing of a template with the bytes of the source that are wrong, and a reason.
package fail_source

import (
	"fmt"

	"rkllmd/jinja"
)

// FailSource ends the parsing of a template with the bytes of the source that are wrong, and a reason.
//
// **Runs on:** any thread.
func FailSource(start, end int, reason string, arguments ...any) {
	if len(arguments) > 0 {
		reason = fmt.Sprintf(reason, arguments...)
	}
	panic(&jinja.Failure{Start: start, End: end, Reason: reason})
}
