// Package format_time_part returns what a letter of strftime stands for.
package format_time_part

import (
	"fmt"
	"strconv"
	"time"

	"rkllmd/jinja"
)

// FormatTimePart returns what a letter of strftime stands for.
//
// **Runs on:** any thread.
func FormatTimePart(now time.Time, letter byte) (string, bool) {
	if layout, ok := jinja.TimeLayouts[letter]; ok {
		return now.Format(layout), true
	}
	year, week := now.ISOWeek()
	switch letter {
	case '%':
		return "%", true
	case 'n':
		return "\n", true
	case 't':
		return "\t", true
	case 'z', 'Z':
		return "", true
	case 'C':
		return fmt.Sprintf("%02d", now.Year()/100), true
	case 'f':
		return fmt.Sprintf("%06d", now.Nanosecond()/1000), true
	case 'g':
		return fmt.Sprintf("%02d", year%100), true
	case 'G':
		return strconv.Itoa(year), true
	case 'j':
		return fmt.Sprintf("%03d", now.YearDay()), true
	case 'k':
		return fmt.Sprintf("%2d", now.Hour()), true
	case 'l':
		return fmt.Sprintf("%2d", (now.Hour()+11)%12+1), true
	case 's':
		return strconv.FormatInt(now.Unix(), 10), true
	case 'u':
		return strconv.Itoa((int(now.Weekday())+6)%7 + 1), true
	case 'U':
		return fmt.Sprintf("%02d", (now.YearDay()+6-int(now.Weekday()))/7), true
	case 'V':
		return fmt.Sprintf("%02d", week), true
	case 'w':
		return strconv.Itoa(int(now.Weekday())), true
	case 'W':
		return fmt.Sprintf("%02d", (now.YearDay()+6-(int(now.Weekday())+6)%7)/7), true
	}
	return "", false
}
