// Package format_date is strftime_now of chat templates.
package format_date

import (
	"strings"
	"time"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// FormatDate returns strftime_now of chat templates: now in the form of C's strftime, as far as dates and times of day
// need it. An unknown conversion stays as it is.
//
// **Runs on:** any thread. What it returns runs on the thread that renders. Follows strftime of POSIX, in English.
func FormatDate(now time.Time) func(*exec.VarArgs) *exec.Value {
	return func(arguments *exec.VarArgs) *exec.Value {
		return exec.AsValue(strings.NewReplacer("%%", "%",
			"%d", now.Format("02"), "%e", now.Format("_2"), "%j", now.Format("002"), "%m", now.Format("01"), "%b",
			now.Format("Jan"),
			"%B", now.Format("January"), "%y", now.Format("06"), "%Y", now.Format("2006"), "%a", now.Format("Mon"),
			"%A", now.Format("Monday"), "%H", now.Format("15"), "%I", now.Format("03"), "%M", now.Format("04"), "%S",
			now.Format("05"),
			"%p", now.Format("PM"), "%F", now.Format("2006-01-02"), "%T", now.Format("15:04:05"), "%z",
			now.Format("-0700"),
			"%Z", now.Format("MST"),
		).Replace(arguments.First().String()))
	}
}
