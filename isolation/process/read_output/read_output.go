// Package read_output reads what the library's process writes.
package read_output

import (
	"bufio"
	"io"
	"os"
	"strconv"
	"strings"

	"rkllmd/isolation"
)

// ReadOutput hands what p writes on to out, line by line, and keeps the last lines for the report of its death:
// without those that only inform, and none at all where the library is told to log what clients ask (RKLLM_LOG_LEVEL 2
// and more), because these hold prompts. A line that is too long is cut in pieces. p.Written is closed at the end.
//
// **Runs on:** a goroutine of its own.
func ReadOutput(p *isolation.Process, source *os.File, out io.Writer) {
	defer close(p.Written)
	defer source.Close()
	level, _ := strconv.Atoi(os.Getenv("RKLLM_LOG_LEVEL"))
	reader := bufio.NewReaderSize(source, 4096)
	for {
		line, err := reader.ReadSlice('\n')
		if len(line) > 0 {
			_, _ = out.Write(line)
		}
		text := strings.TrimSpace(strings.ToValidUTF8(string(line[:min(len(line), isolation.MaxLine)]), "?"))
		if text != "" && level < 2 && !strings.HasPrefix(text, "I ") {
			p.LinesMu.Lock()
			p.Lines = append(p.Lines[max(0, len(p.Lines)-isolation.MaxLines+1):], text)
			p.LinesMu.Unlock()
		}
		if err != nil && err != bufio.ErrBufferFull {
			return
		}
	}
}
