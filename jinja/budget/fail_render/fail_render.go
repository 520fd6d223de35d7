// Package fail_render ends the rendering with a reason.
package fail_render

import (
	"fmt"

	"rkllmd/jinja"
)

// FailRender ends the rendering with a reason. It never returns.
//
// **Runs on:** one thread at a time.
func FailRender(m *jinja.Machine, reason string, arguments ...any) jinja.Value {
	failure := &jinja.Failure{Start: -1, Reason: reason}
	if len(arguments) > 0 {
		failure.Reason = fmt.Sprintf(reason, arguments...)
	}
	if m != nil && m.At != nil {
		failure.Start, failure.End = m.At.Start, m.At.End
	}
	panic(failure)
}
