package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_op"
	"rkllmd/generation"
	"rkllmd/tests/faces/lines/lines_answers"
	"rkllmd/tests/faces/lines/lines_host"
)

func TestHandleOp(t *testing.T) {
	host, output := lines_host.LinesHost(t, engine.PoolOptions{})
	text, id := "Hello", json.RawMessage(`"a"`)
	for _, line := range []lines.Line{{Op: lines.OpTokenize, Text: &text}, {Op: lines.OpCreateSession},
		{Op: lines.OpStats}} {
		line.ID = id
		require.NoError(t, handle_op.HandleOp(host, line))
		answers := lines_answers.LinesAnswers(t, host, output, `"a"`)
		require.Len(t, answers, 1)
		require.Equal(t, line.Op, answers[0]["event"])
	}
	require.ErrorContains(t, handle_op.HandleOp(host, lines.Line{Op: lines.OpGenerate, ID: id}), "prompt")
	for _, op := range []string{lines.OpRegenerate, lines.OpAbort, lines.OpPause, lines.OpResume, lines.OpModify} {
		require.ErrorContains(t, handle_op.HandleOp(host, lines.Line{Op: op, ID: id, Of: json.RawMessage("9")}),
			"there is no run 9", op)
	}
	for _, op := range []string{lines.OpForkSession, lines.OpAppendSession, lines.OpSaveSession, lines.OpCloseSession} {
		require.ErrorIs(t, handle_op.HandleOp(host, lines.Line{Op: op, ID: id, Session: "nobody's"}),
			generation.ErrNotFound, op)
	}
	require.Error(t, handle_op.HandleOp(host, lines.Line{Op: lines.OpRestoreSession, ID: id, Path: "/dev/null"}))
	require.Error(t, handle_op.HandleOp(host, lines.Line{Op: lines.OpDetokenize, ID: id, Tokens: []int32{-1}}))
}
