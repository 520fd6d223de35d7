package process_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_lane"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestAskLane(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	lane := p.Lanes[isolation.Quick]
	isolation_stop.IsolationStop(t, p)
	for range 2 {
		_, answered, err := ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, time.Millisecond)
		require.NoError(t, err)
		require.False(t, answered)
		require.Equal(t, []uint64{1, 0}, []uint64{lane.Ticket, lane.Heard}, "it is asked once")
	}
	lane.Mu.Lock()
	busy := make(chan bool)
	go func() {
		_, answered, _ := ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, time.Nanosecond)
		busy <- answered
	}()
	time.Sleep(time.Millisecond) // whether it waits by now or not, it asks nothing
	lane.Mu.Unlock()
	require.False(t, <-busy, "the time for which another one held the lane counts")
	require.Equal(t, []uint64{1, 0}, []uint64{lane.Ticket, lane.Heard})
	require.NoError(t, p.Command.Process.Signal(unix.SIGCONT))
	_, answered, err := ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, 0)
	require.NoError(t, err)
	require.True(t, answered)
	require.Equal(t, []uint64{2, 2}, []uint64{lane.Ticket, lane.Heard}, "the answer to the first is left out")
	stop_process.StopProcess(p, nil)
	<-p.Gone
	_, answered, err = ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, 0)
	require.Error(t, err)
	require.False(t, answered)
}
