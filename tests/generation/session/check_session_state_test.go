package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/check_session_state"
)

func TestCheckSessionState(t *testing.T) {
	const inside, other = "the llama.cpp inside this program", "llama.cpp b1"
	const elsewhere = "it was computed by another build of this program or on another kind of processor, which do " +
		"not give the same bits"
	for name, row := range map[string]struct {
		h           session.Header
		exact       bool
		fingerprint string
		runtime     string
		want        string
	}{
		"exact":            {session.Header{Exact: true, Fingerprint: "1f", Cached: 16}, true, "1f", "", ""},
		"fast":             {session.Header{Cached: 16}, false, "", "", ""},
		"fast, elsewhere":  {session.Header{Fingerprint: "2f"}, false, "1f", "", ""},
		"another's":        {session.Header{Runtime: other}, false, "", other, ""},
		"another build":    {session.Header{Exact: true, Fingerprint: "2f"}, true, "1f", "", elsewhere},
		"an earlier build": {session.Header{Exact: true}, true, "", "", elsewhere},
		"another llama.cpp": {session.Header{}, false, "", other, "it was computed by " + inside + ", and " +
			other + " computes here: each reads its own states only"},
		"that one, here": {session.Header{Runtime: other}, false, "", "", "it was computed by " + other + ", and " +
			inside + " computes here: each reads its own states only"},
		"fast here": {session.Header{Exact: true, Fingerprint: "1f"}, false, "", "",
			"it was computed exactly, and this model is computed the fast way"},
		"exact here": {session.Header{}, true, "1f", "",
			"it was computed the fast way, and this model is computed exactly"},
		"a smaller context": {session.Header{Cached: 17}, false, "", "", "it has 17 tokens; this context holds 16"},
	} {
		b := &generation.Backend{Capabilities: generation.Capabilities{Exact: row.exact}, Model: generation.ModelInfo{
			ContextSize: 16, Fingerprint: row.fingerprint, Runtime: row.runtime}}
		if err := check_session_state.CheckSessionState(b, row.h); row.want != "" {
			require.EqualError(t, err, row.want, name)
		} else {
			require.NoError(t, err, name)
		}
	}
}
