// Package read_prompts reads prompts, one a line.
package read_prompts

import (
	"bufio"
	"io"
	"strings"
)

// ReadPrompts hands over the lines of input, without the blanks around them, until it ends, and then closes the
// channel. It stays behind at the end of the program, reading.
//
// **Runs on:** a goroutine of its own.
func ReadPrompts(input io.Reader, lines chan<- string) {
	defer close(lines)
	reader := bufio.NewReader(input)
	for {
		line, err := reader.ReadString('\n')
		if line != "" {
			lines <- strings.TrimSpace(line)
		}
		if err != nil {
			return
		}
	}
}
