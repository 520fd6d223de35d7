// Package send_message publishes over a stream between two processes.
package send_message

import (
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/send_frame"
)

// SendMessage returns Bus.Publish over l.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func SendMessage(l *link.Link) func(string, []byte) error {
	return func(subject string, data []byte) error {
		return send_frame.SendFrame(l, link.Frame{Subject: subject, Data: data})
	}
}
