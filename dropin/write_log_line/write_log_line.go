// Package write_log_line writes one line of the drop-in's log.
package write_log_line

import (
	"strings"

	"golang.org/x/sys/unix"
)

// WriteLogLine writes "L rkllm: text" to standard error, in one piece; L is 'E' for errors, 'W' for warnings, 'I' for
// the rest. Line breaks in the text become blanks.
//
// **Runs on:** any thread.
func WriteLogLine(letter byte, text string) {
	text = strings.NewReplacer("\n", " ", "\r", " ").Replace(text)
	unix.Write(2, []byte(string(letter)+" rkllm: "+text+"\n"))
}
