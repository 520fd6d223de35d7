// Package write takes the lines of the log.
package write

import (
	"rkllmd/cli/library"
	"rkllmd/cli/library/is_ready"
)

// Writer is where the log's lines go.
type Writer struct{ Log *library.Log }

// Write writes a line, or several, of the log: at once, where the stream takes it at once and no line waits. Otherwise
// it waits for write_waiting, and where too much waits already it is lost, which is counted. Write itself never waits,
// so that a log which nobody reads holds up nobody. It returns no error: there is nobody who could do anything about
// it.
//
// **Runs on:** any thread. The method is io.Writer's. **Holds:** Log.Mu.
func (w Writer) Write(line []byte) (int, error) {
	log := w.Log
	log.Mu.Lock()
	defer log.Mu.Unlock()
	switch {
	case len(log.Waiting) == 0 && !log.Writing && is_ready.IsReady(log.FD, len(line)):
		_, _ = log.Stream.Write(line)
	case len(log.Waiting)+len(line) > library.MaxWaiting:
		log.Lost++
	default:
		log.Waiting = append(log.Waiting, line...)
		select {
		case log.Wake <- struct{}{}:
		default: // it will look anyway
		}
	}
	return len(line), nil
}
