// Package show_uma_text prints an answer of the newline protocol.
package show_uma_text

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"rkllmd/cli/terminal/describe_output"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/parse_uma_fault"
)

// ShowUMAText prints what comes up to the end of the connection. Text and errors are told apart by their form alone: an
// answer that is an error and nothing else is not printed, one that ends as an error does has been; both become errors.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func ShowUMAText(from io.Reader, stdout io.Writer) error {
	const mark, longest = "error E_", 4096 // the longest error that is looked for
	reader := bufio.NewReader(from)
	if head, _ := reader.Peek(len(mark)); string(head) == mark {
		line, _ := reader.ReadString('\n')
		_, more := reader.Peek(1)
		if fault := parse_uma_fault.ParseUMAFault(line); fault != nil && more != nil {
			return fault
		}
		reader = bufio.NewReader(io.MultiReader(strings.NewReader(line), reader))
	}
	line, piece := "", make([]byte, longest)
	for {
		n, err := reader.Read(piece)
		if _, failed := stdout.Write(piece[:n]); failed != nil {
			return describe_output.DescribeOutput(failed)
		}
		line += string(piece[:n])
		line = line[max(0, len(line)-longest):]
		line = line[strings.LastIndexByte(strings.TrimSuffix(line, "\n"), '\n')+1:]
		switch {
		case errors.Is(err, io.EOF) && strings.HasSuffix(line, "\n"):
			return parse_uma_fault.ParseUMAFault(line)
		case err != nil:
			return fmt.Errorf("the connection to the daemon ended before the answer did (%w): %s", err, uma.Hint)
		}
	}
}
