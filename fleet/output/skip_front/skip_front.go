// Package skip_front reads over what must come next.
package skip_front

import (
	"bytes"

	"rkllmd/fleet/output"
)

// SkipFront goes past front, which must come next.
//
// **Runs on:** any thread.
func SkipFront(r *output.Reader, front string) {
	if r.Failed = r.Failed || !bytes.HasPrefix(r.Rest, []byte(front)); !r.Failed {
		r.Rest = r.Rest[len(front):]
	}
}
