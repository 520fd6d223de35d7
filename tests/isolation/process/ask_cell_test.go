package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_cell"
	"rkllmd/utils/get_timestamp"
)

func TestAskCell(t *testing.T) {
	lane := &isolation.Lane{}
	_, answered, look := ask_cell.AskCell(lane)
	require.False(t, answered)
	require.Zero(t, look, "there is no cell")
	cell := &isolation.Cell{}
	lane.Cell, lane.Ticket, lane.Asked = cell, 5, -int64(isolation.CellLook)
	_, answered, look = ask_cell.AskCell(lane)
	require.False(t, answered)
	require.Zero(t, look, "the last question was long ago")
	cell.Looks.Store(isolation.LookedInVain)          // when it was told so before
	lane.Asked = get_timestamp.GetTimestamp() + 1<<40 // however long this test takes
	_, answered, look = ask_cell.AskCell(lane)
	require.False(t, answered)
	require.Equal(t, uint64(isolation.CellLook), look)
	require.Zero(t, cell.Asked.Load(), "nobody looks there")
	require.Zero(t, cell.Looks.Load(), "it has not begun to")
	cell.Looks.Store(isolation.LookedInVain)
	lane.Asked = get_timestamp.GetTimestamp() + 1<<40
	_, answered, look = ask_cell.AskCell(lane)
	require.False(t, answered)
	require.Zero(t, look)
	require.Equal(t, isolation.CellRest, lane.Rest, "it was told to look, and does not any more")
	lane.Rest = 0
	cell.Looks.Store(isolation.Looking)
	cell.Answered.Store(5)
	cell.Returned.Store(1)
	lane.Asked = get_timestamp.GetTimestamp() + 1<<40
	returned, answered, _ := ask_cell.AskCell(lane)
	require.True(t, answered)
	require.Equal(t, []uint64{5, 1}, []uint64{cell.Asked.Load(), returned})
	for ask := range isolation.CellRest + 2 { // no answer: it is not tried again for a while
		lane.Ticket, lane.Asked = uint64(6+ask), get_timestamp.GetTimestamp()+1<<40
		_, answered, look = ask_cell.AskCell(lane)
		require.False(t, answered)
		require.Zero(t, look)
		want := uint64(6)
		if ask == isolation.CellRest+1 {
			want = lane.Ticket
		}
		require.Equal(t, want, cell.Asked.Load())
	}
}
