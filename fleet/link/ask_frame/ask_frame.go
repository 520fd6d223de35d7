// Package ask_frame asks over a stream between two processes.
package ask_frame

import (
	"strconv"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/send_frame"
)

// AskFrame returns Bus.Request over l. Where the other process has ended, nobody listens.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait, and holds Link.Mu for moments.
func AskFrame(l *link.Link) func(string, []byte, time.Duration) ([]byte, error) {
	return func(subject string, data []byte, wait time.Duration) ([]byte, error) {
		answer := make(chan link.Frame, 1)
		l.Mu.Lock()
		l.Last++
		reply := "r." + strconv.FormatUint(l.Last, 10)
		l.Asked[reply] = answer
		l.Mu.Unlock()
		defer func() {
			l.Mu.Lock()
			delete(l.Asked, reply)
			l.Mu.Unlock()
		}()
		if send_frame.SendFrame(l, link.Frame{Subject: subject, Reply: reply, Data: data}) != nil {
			return nil, fleet.ErrNobody
		}
		late := time.NewTimer(wait)
		defer late.Stop()
		select {
		case f := <-answer:
			if f.Nobody {
				return nil, fleet.ErrNobody
			}
			return f.Data, nil
		case <-l.Ended:
			return nil, fleet.ErrNobody
		case <-late.C:
			return nil, link.ErrSlow
		}
	}
}
