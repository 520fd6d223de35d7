package tell_end_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/create_run"
	"rkllmd/generation/tell_end"
	"rkllmd/tests/support/generation_backend"
	"rkllmd/tests/support/generation_record"
)

func TestTellEnd(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	record := &generation_record.Record{}
	run := create_run.CreateRun(b, generation.Request{Prompt: "a"}, "", generation_record.GenerationRecord(record))
	tell_end.TellEnd(run)(&engine.Task{End: engine.EndFailed, Err: engine.ErrPoolClosed, Finished: run.Started.Add(5)})
	<-run.Done
	require.Len(t, record.Events, 1)
	require.Equal(t, generation.ReasonError, run.Last.Reason)
	require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
}
