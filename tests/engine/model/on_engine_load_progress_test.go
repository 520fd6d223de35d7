package model_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model"
	"rkllmd/engine/model/on_engine_load_progress"
	"rkllmd/tests/engine/model/engine_record_progress"
	"rkllmd/tests/support/daemon/own_process"
)

func TestOnEngineLoadProgress(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	require.NotNil(t, on_engine_load_progress.Pointer)
	var seen []float32
	p := &model.Progress{Report: engine_record_progress.EngineRecordProgress(&seen, 0.5)}
	// The C types of the arguments belong to the other package: an untyped number fits, a handle does not, except the
	// first of the process, whose number is known.
	handle := cgo.NewHandle(p)
	defer handle.Delete()
	require.Equal(t, cgo.Handle(1), handle)

	require.True(t, bool(on_engine_load_progress.OnEngineLoadProgress(0.25, 1)))
	require.False(t, p.Stopped)
	require.False(t, bool(on_engine_load_progress.OnEngineLoadProgress(0.5, 1)))
	require.True(t, p.Stopped)
	require.False(t, bool(on_engine_load_progress.OnEngineLoadProgress(0.25, 1)), "once stopped, it stays stopped")
	require.Equal(t, []float32{0.25, 0.5}, seen)
}
