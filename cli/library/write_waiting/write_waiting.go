// Package write_waiting writes the lines of the log that wait.
package write_waiting

import (
	"rkllmd/cli/library"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// WriteWaiting writes the lines that wait in log to its stream, as soon as that takes them, for as long as the process
// lives. When lines were lost meanwhile, the log says how many.
//
// **Runs on:** a goroutine of its own. **Holds:** Log.Mu, for moments.
func WriteWaiting(log *library.Log) {
	for range log.Wake {
		log.Mu.Lock()
		lines, lost := log.Waiting, log.Lost
		log.Waiting, log.Lost, log.Writing = nil, 0, true
		log.Mu.Unlock()
		if lost > 0 { // it waits, too, behind these lines
			log_message.LogMessage(utils.LevelWarn, "the log was not read in time: lines are lost", "lines", lost)
		}
		_, _ = log.Stream.Write(lines)
		log.Mu.Lock()
		log.Writing = false
		log.Mu.Unlock()
	}
}
