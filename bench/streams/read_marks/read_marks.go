// Package read_marks reads the times that the tokens of a stream carry.
package read_marks

// #include <stdint.h>
// int rkllmd_read_marks(int fd, int count, int64_t *ns, int64_t *first);
import "C"

import "fmt"

// ReadMarks is a client that keeps up: it reads the blocking descriptor fd until count marks have come, whatever the
// protocol around them is, and returns how many nanoseconds each took from there to here. A mark is a "t", the
// monotonic clock in nanoseconds, and a blank. What repeats earlier ones, as messages with all of the text do, is left
// out. first is when the first one came, by that clock.
//
// **Runs on:** any thread that may wait. Fails when the input ends before.
func ReadMarks(fd, count int) (times []int64, first int64, err error) {
	times = make([]int64, count)
	found := int(C.rkllmd_read_marks(C.int(fd), C.int(count), (*C.int64_t)(&times[0]), (*C.int64_t)(&first)))
	if found != count {
		return times[:found], first, fmt.Errorf("the stream ended after %d of %d tokens", found, count)
	}
	return times, first, nil
}
