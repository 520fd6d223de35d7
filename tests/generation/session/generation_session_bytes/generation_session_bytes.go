// Package generation_session_bytes makes a small saved session.
package generation_session_bytes

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/session"
	"rkllmd/generation/session/write_session_file"
)

// GenerationSessionBytes returns a saved session of the model "toy-1" as it stands in a file: four tokens, state of
// three.
func GenerationSessionBytes(tb testing.TB) []byte {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "session")
	require.NoError(tb, write_session_file.WriteSessionFile(path, session.File{
		Header: session.Header{Model: "toy-1", ModelName: "toy", Exact: true, Fingerprint: "1f", Label: "mine", Sink: 2,
			Window: 6, EndTokens: []int32{7}, Turn: 2, Answer: 1, Cached: 3},
		Tokens: []int32{5, 6, 7, 8}, State: []byte("the state"),
	}))
	content, err := os.ReadFile(path)
	require.NoError(tb, err)
	return content
}
