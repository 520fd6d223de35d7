// Package read_block reads a question of several lines.
package read_block

import (
	"errors"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/read_line"
)

// ReadBlock returns the question that begins with line, which begins with cli.ChatBlock, and goes on to the line that
// ends with it, without the two.
//
// **Runs on:** the main goroutine. Errors: there is no such line, or Ctrl-C has ended it.
func ReadBlock(chat *cli.Chat, line string) (string, error) {
	lines, line := []string(nil), strings.TrimPrefix(line, cli.ChatBlock)
	for !strings.HasSuffix(strings.TrimRight(line, " \t\r"), cli.ChatBlock) {
		lines = append(lines, line)
		more, stopped := false, false
		if line, more, stopped = read_line.ReadLine(chat, cli.ChatBlockPrompt); stopped {
			return "", errors.New("the question is dropped")
		} else if !more {
			return "", errors.New("the question that begins with " + cli.ChatBlock +
				" has no end: a line that ends with " + cli.ChatBlock)
		}
	}
	lines = append(lines, strings.TrimSuffix(strings.TrimRight(line, " \t\r"), cli.ChatBlock))
	return strings.Trim(strings.Join(lines, "\n"), "\n"), nil
}
