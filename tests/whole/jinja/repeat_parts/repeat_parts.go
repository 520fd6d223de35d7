// Package repeat_parts writes out the long templates of hostile.txt.
package repeat_parts

import (
	"regexp"
	"strconv"
	"strings"
)

// RepeatParts puts TEXT, N times, in the place of each "<TEXT*N>".
//
// **Runs on:** any thread.
func RepeatParts(template string) string {
	parts := regexp.MustCompile(`<(\S+?)\*(\d+)>`)
	for _, found := range parts.FindAllStringSubmatch(template, -1) {
		count, _ := strconv.Atoi(found[2])
		template = strings.Replace(template, found[0], strings.Repeat(found[1], count), 1)
	}
	return template
}
