// Package wait_until_ready waits until the library's process has opened the library.
package wait_until_ready

import (
	"errors"
	"fmt"
	"os"
	"time"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/read_message"
)

// WaitUntilReady returns when p is ready for calls, which takes as long as the library's constructors do, or after
// isolation.StartTime. It notes what holds the process (Process.Held).
//
// **Runs on:** any thread that may wait. **Holds:** Lane.Mu of the calls (the caller). Errors: why the library cannot
// be opened, in the dynamic linker's words; os.ErrClosed, that the process has ended.
func WaitUntilReady(p *isolation.Process) error {
	lane := p.Lanes[isolation.Calls]
	room := make([]byte, 1024)
	for began := time.Now(); time.Since(began) < isolation.StartTime; {
		m, n, late, err := read_message.ReadMessage(lane.File, room)
		switch {
		case late:
		case err != nil:
			return os.ErrClosed
		case n == int(unsafe.Sizeof(m)) && m[0] == isolation.Ready:
			p.Held = isolation.Held{Landlock: int(m[1]), Seccomp: m[2] != 0}
			return nil
		default:
			return errors.New(string(room[:n]))
		}
	}
	return fmt.Errorf("it has not been opened within %v", isolation.StartTime)
}
