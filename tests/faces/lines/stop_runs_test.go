package lines_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_control"
	"rkllmd/faces/lines/stop_runs"
	"rkllmd/tests/faces/lines/lines_gate"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_start"
)

func TestStopRuns(t *testing.T) {
	gate, open := context.WithCancel(context.Background())
	defer open()
	host, _ := lines_host.LinesHost(t, engine.PoolOptions{Size: 2000, Disturb: lines_gate.LinesGate(gate)})
	require.NoError(t, stop_runs.StopRuns(host, context.Background()), "there are none")
	lines_start.LinesStart(t, host, "1", 20)
	lines_start.LinesStart(t, host, "2", 30)
	require.NoError(t, handle_control.HandleControl(host, lines.Line{Op: lines.OpPause, Of: json.RawMessage("2")}))
	open() // it was paused before its end
	require.NoError(t, stop_runs.StopRuns(host, context.Background()), "paused ones go on")
	require.Len(t, host.Runs["2"].Answer, 30)

	lines_start.LinesStart(t, host, "3", 0)
	stop, now := context.WithCancel(context.Background())
	now()
	require.ErrorIs(t, stop_runs.StopRuns(host, stop), context.Canceled)
	require.Less(t, len(host.Runs["3"].Answer), 1900)
	host.Broken = unix.ENOSPC
	lines_start.LinesStart(t, host, "4", 0)
	require.EqualError(t, stop_runs.StopRuns(host, context.Background()), "cannot write the answers: the disk is full")
	require.ErrorIs(t, stop_runs.StopRuns(host, stop), unix.ENOSPC, "also where the same has stopped the reading")
}
