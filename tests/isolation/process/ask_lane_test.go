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
	"rkllmd/utils/get_timestamp"
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
	isolation_stop.IsolationStop(t, p)
	lane.Cell = new(isolation.Cell) // where this other process looks, but does not answer
	lane.Cell.Looks.Store(isolation.Looking)
	lane.Asked = get_timestamp.GetTimestamp() + 1<<40
	_, answered, err = ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, time.Millisecond)
	require.NoError(t, err)
	require.False(t, answered)
	require.Equal(t, []uint64{3, 2, 3}, []uint64{lane.Ticket, lane.Heard, lane.Cell.Asked.Load()})
	require.NoError(t, p.Command.Process.Signal(unix.SIGCONT))
	require.Eventually(t, func() bool {
		_, answered, err = ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, time.Millisecond)
		return answered && err == nil
	}, time.Minute, time.Millisecond)
	require.Equal(t, []uint64{3, 3}, []uint64{lane.Ticket, lane.Heard}, "it was sent too, and answered once")
	lane.Cell.Answered.Store(4)
	lane.Rest, lane.Asked = 0, get_timestamp.GetTimestamp()+1<<40
	_, answered, err = ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, 0)
	require.NoError(t, err)
	require.True(t, answered)
	require.Equal(t, []uint64{4, 4}, []uint64{lane.Ticket, lane.Heard}, "the cell had the answer")
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.Nil(t, lane.Cell)
	_, answered, err = ask_lane.AskLane(p, lane, isolation.IsRunning, [4]uint64{}, 0)
	require.Error(t, err)
	require.False(t, answered)
}
