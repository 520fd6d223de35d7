// Package check_session_state checks that the state of a saved session means the same here.
package check_session_state

import (
	"cmp"
	"errors"
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/session"
)

// CheckSessionState checks that b may go on from the state of a saved session that fits it (check_session_file): the
// same llama.cpp has computed it, in the same way, and the context holds it. What was computed exactly has the same
// bits (ModelInfo.Fingerprint): otherwise an answer would have other tokens than behind the same history read here. The
// fast way promises no bits, so there, as with prompt caches, a state of another build or processor is as good as one
// of this.
//
// **Runs on:** any thread. Errors: why the history must be read anew.
func CheckSessionState(b *generation.Backend, h session.Header) error {
	const inside = "the llama.cpp inside this program"
	switch {
	case h.Runtime != b.Model.Runtime:
		return fmt.Errorf("it was computed by %s, and %s computes here: each reads its own states only",
			cmp.Or(h.Runtime, inside), cmp.Or(b.Model.Runtime, inside))
	case h.Exact && !b.Capabilities.Exact:
		return errors.New("it was computed exactly, and this model is computed the fast way")
	case !h.Exact && b.Capabilities.Exact:
		return errors.New("it was computed the fast way, and this model is computed exactly")
	case h.Exact && (h.Fingerprint == "" || h.Fingerprint != b.Model.Fingerprint):
		return errors.New("it was computed by another build of this program or on another kind of processor, " +
			"which do not give the same bits")
	case h.Cached > b.Model.ContextSize:
		return fmt.Errorf("it has %d tokens; this context holds %d", h.Cached, b.Model.ContextSize)
	}
	return nil
}
