// Package flush_log waits until the log is written.
package flush_log

import (
	"time"

	"rkllmd/cli/library"
)

// FlushLog waits until the lines that wait in log are written, but not longer than
// library.FlushTime: nobody may be reading it.
//
// **Runs on:** any thread that may wait. **Holds:** Log.Mu, for moments.
func FlushLog(log *library.Log) {
	for end := time.Now().Add(library.FlushTime); time.Now().Before(end); time.Sleep(time.Millisecond) {
		log.Mu.Lock()
		written := len(log.Waiting) == 0 && !log.Writing
		log.Mu.Unlock()
		if written {
			return
		}
	}
}
