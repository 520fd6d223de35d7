// Package ask_lane sends a question to the library's process and reads the answer.
package ask_lane

import (
	"time"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/check_deadline"
	"rkllmd/isolation/process/read_message"
	"rkllmd/utils/get_timestamp"
)

// AskLane sends the call of a function over a lane of p and waits for its answer; patience, unless 0, is for how long,
// then answered is false, and the next question with patience waits for the same answer instead of being sent. The time
// for which others hold the lane counts. Without patience check_deadline decides.
//
// **Runs on:** any thread that may wait. **Holds:** Lane.Mu. Errors: that the process cannot be reached any more.
func AskLane(p *isolation.Process, l *isolation.Lane, function uint64, words [4]uint64, patience time.Duration) (
	answer isolation.Message, answered bool, err error) {
	began := get_timestamp.GetTimestamp()
	free := l.Mu.TryLock()
	if !free {
		l.Mu.Lock()
	}
	defer l.Mu.Unlock()
	if waited := time.Duration(get_timestamp.GetTimestamp() - began); !free && patience != 0 && waited >= patience {
		return answer, false, nil
	}
	m := isolation.Message{0, function, words[0], words[1], words[2], words[3]}
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
	if patience == 0 || l.Ticket == l.Heard {
		l.Ticket++
		m[0] = l.Ticket
		_, err = l.File.Write(bytes)
	}
	for err == nil {
		var late bool
		answer, _, late, err = read_message.ReadMessage(l.File, bytes)
		switch {
		case err != nil:
		case !late && answer[0] == l.Ticket:
			l.Heard = answer[0]
			return answer, true, nil
		case patience != 0 && time.Duration(get_timestamp.GetTimestamp()-began) >= patience:
			return answer, false, nil
		case patience == 0:
			check_deadline.CheckDeadline(p, function, began)
		}
	}
	return answer, false, err
}
