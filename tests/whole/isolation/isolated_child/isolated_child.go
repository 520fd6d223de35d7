// Package isolated_child finds the library's process.
package isolated_child

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// IsolatedChild returns the process that has the library of a daemon; 0: there is none at this moment.
func IsolatedChild(daemon int) int {
	lists, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", daemon))
	for _, list := range lists {
		text, _ := os.ReadFile(list)
		for _, word := range strings.Fields(string(text)) {
			child, _ := strconv.Atoi(word)
			arguments, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", child))
			if strings.Contains(string(arguments), "\x00--isolated-library\x00") {
				return child
			}
		}
	}
	return 0
}
