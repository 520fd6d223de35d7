package lines_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_control"
	"rkllmd/generation"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_start"
)

func TestHandleControl(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{Sequences: 2, Size: 2000})
	lines_start.LinesStart(t, host, "1", 0)
	one, greedy, least := json.RawMessage("1"), int32(1), float32(0.5)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpPause, Of: one}))
	require.Eventually(t, func() bool { return host.Backend.Stats().Paused == 1 }, 2*time.Minute, time.Millisecond)
	decoded := host.Backend.Stats().DecodeTokens
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpModify, Of: one, TopK: &greedy}))
	require.Equal(t, decoded, host.Backend.Stats().DecodeTokens)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpResume, Of: one}))
	require.Eventually(t, func() bool { return host.Backend.Stats().DecodeTokens > decoded }, 2*time.Minute,
		time.Millisecond)
	require.Equal(t, greedy, host.Runs["1"].Sampling.TopK)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpModify, Of: one, MinP: &least}))
	require.Equal(t, []any{greedy, least}, []any{host.Runs["1"].Sampling.TopK, host.Runs["1"].Sampling.MinP},
		"what was changed before stays")
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpAbort, Of: one}))
	answers := lines_answers.LinesAnswers(t, host, output, "1")
	require.Equal(t, "abort", answers[len(answers)-1]["reason"])
	require.ErrorIs(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpAbort, Of: json.RawMessage("7")}),
		generation.ErrNotFound)
}
