package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/deliver_task_end"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverTaskEnd(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	record := &generation_record.Record{}
	run := create_run.CreateRun(b, generation.Request{Prompt: "a"}, "", generation_record.GenerationRecord(record))
	deliver_task_end.DeliverTaskEnd(run)(&engine.Task{End: engine.EndFailed, Err: engine.ErrPoolClosed,
		Finished: run.Started.Add(5)})
	<-run.Done
	require.Len(t, record.Events, 1)
	require.Equal(t, generation.ReasonError, run.Last.Reason)
	require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
}
