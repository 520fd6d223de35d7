// Package isolated_late measures how long words were on their way.
package isolated_late

import (
	"fmt"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// IsolatedLate appends to late how long each word of text, "number@time;", was on its way until now. The numbers must
// go on where late ends.
func IsolatedLate(late []time.Duration, text string) ([]time.Duration, error) {
	var now unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_MONOTONIC, &now); err != nil {
		return late, err
	}
	for _, word := range strings.SplitAfter(text, ";") {
		if word == "" {
			continue
		}
		number, said := 0, int64(0)
		if _, err := fmt.Sscanf(word, "%d@%d;", &number, &said); err != nil || number != len(late) {
			return late, fmt.Errorf("%q comes after %d words", word, len(late))
		}
		late = append(late, time.Duration(now.Nano()-said))
	}
	return late, nil
}
