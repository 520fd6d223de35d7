package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_fake_table"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverDone(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	seed := uint64(99)
	request := generation.Request{Prompt: "x", Stop: []string{"END", "!"}, Seed: &seed}
	t.Run("what was held comes first, and all ends once", func(t *testing.T) {
		record := &generation_record.Record{}
		run := create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
		deliver_token.DeliverToken(run, generation.Token{ID: 5}, []byte("a EN\xc3"))
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonStop, EndToken: 3,
			Usage: generation.Usage{Prompt: 4}})
		<-run.Done
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonError})
		require.Len(t, record.Events, 3)
		require.Equal(t, "a ", record.Events[0].Token.Text)
		held := record.Events[1].Token
		require.Equal(t, [3]any{int32(-1), 1, "EN\uFFFD"}, [3]any{held.ID, held.Index, held.Text})
		done := record.Events[2]
		require.Equal(t, run.Last, done)
		require.Positive(t, done.Timings.Total)
		done.Timings.Total = 0
		require.Equal(t, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop, EndToken: 3,
			Usage: generation.Usage{Prompt: 4}, Seed: 99}, done)
		require.True(t, run.Ended)
	})
	t.Run("a stop text", func(t *testing.T) {
		record := &generation_record.Record{}
		run := create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
		require.True(t, deliver_token.DeliverToken(run, generation.Token{ID: 5}, []byte("a END b")))
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonText})
		require.Len(t, record.Events, 2)
		require.Equal(t, "END", run.Last.StopText)
		require.EqualValues(t, -1, run.Last.EndToken)

		request.Stop = []string{"\n"} // held, because a mark of thinking may follow
		run = create_run.CreateRun(b, request, "", generation_record.GenerationRecord(record))
		require.False(t, deliver_token.DeliverToken(run, generation.Token{ID: 5}, []byte("\n")))
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonLength})
		require.Equal(t, [2]any{generation.ReasonText, "\n"}, [2]any{run.Last.Reason, run.Last.StopText})
	})
	t.Run("a session has the answer before the end is told", func(t *testing.T) {
		_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
		s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
		run := generation_fake_begin.GenerationFakeBegin(t, s, 3)
		record := &generation_record.Record{}
		run.Sink, run.Dropped = generation_record.GenerationRecord(record), 2
		run.Answer = []int32{}
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort})
		require.Equal(t, generation.Event{Kind: generation.EventTruncated, Dropped: 2}, record.Events[0])
		run = generation_fake_begin.GenerationFakeBegin(t, s)
		run.Sink = generation_record.GenerationRecord(record)
		deliver_token.DeliverToken(run, generation.Token{ID: 9}, []byte("x"))
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonLength})
		require.Equal(t, []int32{1, 2, 3, 9}, s.Tokens)
		require.Nil(t, s.Run)
	})
}
