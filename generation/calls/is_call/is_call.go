// Package is_call decides whether something is told as a call.
package is_call

import (
	"rkllmd/generation"
)

// IsCall reports whether what was read is a call, or may become one: it is not told as text. With last nothing follows.
//
// **Runs on:** any thread.
func IsCall(s *generation.CallState, r generation.CallReading, last bool) bool {
	return r.State == generation.ReadDone || r.State == generation.ReadMore && !last || r.Name != "" && !s.Whole
}
