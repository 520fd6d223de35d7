// Package generation_fake_table makes a table of sessions on a backend that computes nothing.
package generation_fake_table

import (
	"testing"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/support/generation/generation_fake_abort"
	"rkllmd/tests/support/generation/generation_fake_copy"
	"rkllmd/tests/support/generation/generation_fake_gone"
	"rkllmd/tests/support/generation/generation_fake_release"
	"rkllmd/tests/support/generation/generation_fake_restore"
)

// GenerationFakeTable makes a table that is closed when the test ends, on a model "toy" with 100 tokens and a context
// of 16.
func GenerationFakeTable(tb testing.TB, o generation.SessionOptions) (*generation_fake_release.Fake,
	*generation.Sessions) {
	fake := &generation_fake_release.Fake{Released: map[uint64]int{}, Aborted: map[*generation.Run]int{},
		Gone: map[*generation.Session][]generation.CloseReason{}, Tokens: map[uint64][]int32{},
		States: map[uint64][]byte{}}
	table := create_sessions.CreateSessions(&generation.Backend{
		Name:         "fake",
		Capabilities: generation.Capabilities{Sessions: true, Exact: true},
		Model: generation.ModelInfo{Name: "toy", Identity: "toy-1", Fingerprint: "1f", ContextSize: 16,
			Vocabulary: 100},
		Abort:        generation_fake_abort.GenerationFakeAbort(fake),
		Release:      generation_fake_release.GenerationFakeRelease(fake),
		CopyState:    generation_fake_copy.GenerationFakeCopy(fake),
		RestoreState: generation_fake_restore.GenerationFakeRestore(fake),
	}, o, generation_fake_gone.GenerationFakeGone(fake))
	tb.Cleanup(func() { close_sessions.CloseSessions(table) })
	return fake, table
}
