package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/start_run"
	"rkllmd/generation"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_host"
)

func TestStartRun(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{})
	prompt := "Hello"
	line := lines.Line{Op: lines.OpGenerate, ID: json.RawMessage("1"), Prompt: &prompt, MaxTokens: 3}
	// always the same tokens: a random answer may end within a character, which has an event of its own
	line.Temperature = new(float32)
	require.NoError(t, start_run.StartRun(host, line))
	require.EqualError(t, start_run.StartRun(host, line), "invalid request: the id 1 is in use")
	again := lines.Line{Op: lines.OpRegenerate, ID: json.RawMessage("2"), Of: json.RawMessage("3")}
	require.ErrorIs(t, start_run.StartRun(host, again), generation.ErrNotFound)
	require.Len(t, lines_answers.LinesAnswers(t, host, output, "1"), 4)
	again.Of = line.ID
	require.NoError(t, start_run.StartRun(host, again))
	require.Len(t, lines_answers.LinesAnswers(t, host, output, "2"), 4, "under its own id")
	line.ID, line.MaxTokens = json.RawMessage("4"), -1
	require.ErrorIs(t, start_run.StartRun(host, line), generation.ErrInvalid)
	require.NotContains(t, host.Runs, "4")
}
