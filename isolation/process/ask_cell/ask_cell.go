// Package ask_cell asks a question without a system call.
package ask_cell

import (
	"rkllmd/isolation"
	"rkllmd/utils/get_timestamp"
)

// AskCell asks the question of rkllm_is_running with the ticket of l by the cell, where the other side looks at this
// moment, and waits for the answer, for isolation.CellWait at most. Where it was not answered it must be sent, and look
// is for how many nanoseconds the other side is to look at the cell behind it: 0 unless the last question was asked
// just before. Where one was not answered in time, or the other side has looked in vain, there is no CPU for both: then
// the next isolation.CellRest questions are sent.
//
// **Runs on:** any thread. **Holds:** Lane.Mu (the caller).
func AskCell(l *isolation.Lane) (returned uint64, answered bool, look uint64) {
	cell, now := l.Cell, get_timestamp.GetTimestamp()
	if cell == nil {
		return 0, false, 0
	}
	soon, told := now-l.Asked < int64(isolation.CellLook), l.Told
	l.Asked, l.Told = now, false
	looks := cell.Looks.Load()
	switch {
	case l.Rest > 0:
		l.Rest--
		return 0, false, 0
	case told && looks == isolation.LookedInVain:
		l.Rest = isolation.CellRest
		return 0, false, 0
	case !soon:
		return 0, false, 0
	case looks != isolation.Looking:
		l.Told = true
		cell.Looks.Store(isolation.NotLooking)
		return 0, false, uint64(isolation.CellLook)
	}
	cell.Asked.Store(l.Ticket)
	for cell.Answered.Load() != l.Ticket {
		if get_timestamp.GetTimestamp()-now > int64(isolation.CellWait) {
			l.Rest = isolation.CellRest
			return 0, false, 0
		}
	}
	return cell.Returned.Load(), true, 0
}
