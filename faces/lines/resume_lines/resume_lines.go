// Package resume_lines goes on with lines that wait.
package resume_lines

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/run_line"
)

// ResumeLines tries again to begin the run that waits for a place, and then does what the line behind it asks for.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func ResumeLines(host *lines.Host) {
	if held := host.Held; held != nil {
		host.Held = nil
		run_line.RunLine(host, *held)
	}
	if next := host.Next; next != nil && host.Held == nil {
		host.Next = nil
		run_line.RunLine(host, *next)
	}
}
