package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_piece"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverPiece(t *testing.T) {
	record := &generation_record.Record{}
	sink := generation_record.GenerationRecord(record)
	run := &generation.Run{Sink: sink, Text: generation.TextState{Stops: []string{"STOP"}, Thoughts: true}}
	require.False(t, deliver_piece.DeliverPiece(run, "hm", "", nil))
	require.False(t, deliver_piece.DeliverPiece(run, "", "<think>a S", nil), "the backend tells thoughts itself")
	require.False(t, deliver_piece.DeliverPiece(run, "", "", nil))
	require.True(t, deliver_piece.DeliverPiece(run, "", "TOP b", nil))
	require.Len(t, record.Events, 2, "what says nothing is not told")
	for i, want := range []string{"hm|", "|<think>a "} {
		token := record.Events[i].Token
		require.Equal(t, want, token.Thinking+"|"+token.Text)
		require.EqualValues(t, -1, token.ID)
		require.Nil(t, token.Parts)
	}
	require.Equal(t, "STOP", run.Text.StopText)
	run = &generation.Run{Sink: sink, Text: generation.TextState{Thoughts: true},
		Request: generation.Request{Calls: generation.CallsParsed}}
	begun := generation.Part{Kind: generation.PartCall, Call: generation.Call{Name: "f"}}
	require.False(t, deliver_piece.DeliverPiece(run, "", "<think>why</think>so", []generation.Part{begun}))
	require.Equal(t, []generation.Part{{Kind: generation.PartThought, Text: "why"}, {Kind: generation.PartText,
		Text: "so"},
		begun}, record.Events[2].Token.Parts)
}
