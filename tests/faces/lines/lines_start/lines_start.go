// Package lines_start starts a run of a host.
package lines_start

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/start_run"
)

// LinesStart starts a run of that id, a JSON text, which ends after so many tokens, or, for 0, when the context is
// full.
func LinesStart(t testing.TB, host *lines.Host, id string, tokens int) {
	t.Helper()
	prompt := "Hello"
	require.NoError(t, start_run.StartRun(host, lines.Line{Op: lines.OpGenerate, ID: json.RawMessage(id),
		Prompt: &prompt, IgnoreEnd: true, MaxTokens: tokens}))
}
