// Package worker_of finds the processes of a daemon's libraries.
package worker_of

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// WorkerOf returns the children of the process with that number, the oldest first: each has a library.
func WorkerOf(daemon int) (children []int) {
	threads, _ := os.ReadDir(fmt.Sprintf("/proc/%d/task", daemon))
	for _, thread := range threads {
		text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%s/children", daemon, thread.Name()))
		for _, word := range strings.Fields(string(text)) {
			if number, err := strconv.Atoi(word); err == nil {
				children = append(children, number)
			}
		}
	}
	return children
}
