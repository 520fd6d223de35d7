// Package ask_process has the library's process make a call.
package ask_process

import (
	"time"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/check_deadline"
	"rkllmd/isolation/process/read_message"
	"rkllmd/isolation/process/wait_for_exit"
	"rkllmd/utils/get_timestamp"
)

// AskProcess sends the call of a function over a lane of p and waits for its answer; patience, unless 0, is for how
// long, then answered is false, and the next question with patience waits for the same answer instead of being sent.
// Otherwise that is decided by check_deadline, and false tells that the process has ended: then everybody knows
// already.
//
// **Runs on:** any thread that may wait. **Holds:** Lane.Mu.
func AskProcess(p *isolation.Process, lane int, function uint64, words [4]uint64, patience time.Duration) (
	answer isolation.Message, answered bool) {
	l := p.Lanes[lane]
	l.Mu.Lock()
	defer l.Mu.Unlock()
	waits := patience != 0 && l.Ticket != l.Heard
	if !waits {
		l.Ticket++
	}
	began := get_timestamp.GetTimestamp()
	m := isolation.Message{l.Ticket, function, words[0], words[1], words[2], words[3]}
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
	if lane != isolation.Calls {
		p.Beside.Store(function + 1)
	}
	var err error
	if !waits {
		_, err = l.File.Write(bytes)
	}
	for err == nil {
		var late bool
		answer, _, late, err = read_message.ReadMessage(l.File, bytes)
		if err == nil && !late {
			l.Heard = answer[0]
		}
		switch {
		case err != nil:
		case !late && answer[0] == l.Ticket:
			if lane != isolation.Calls {
				p.Beside.CompareAndSwap(function+1, 0)
			}
			return answer, true
		case patience != 0 && time.Duration(get_timestamp.GetTimestamp()-began) >= patience:
			return answer, false
		case patience == 0:
			check_deadline.CheckDeadline(p, function, began)
		}
	}
	wait_for_exit.WaitForExit(p)
	return answer, false
}
