// Package try_hostile renders templates that want to use up the machine.
package try_hostile

import (
	"bufio"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/render_case"
	"rkllmd/tests/whole/jinja/repeat_parts"
)

// TryHostile renders templates of hostile.txt, the first, and then each that is so many further. Each must end in an
// error, and may have the program allocate 64 MB. It returns how many there were. In the file each line is a template:
// "↵" is the end of a line in it, "<TEXT*N>" stands for TEXT N times.
//
// **Runs on:** any thread that may wait.
func TryHostile(t *testing.T, each int) (count int) {
	file, err := os.Open("hostile.txt")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	for at := 0; lines.Scan(); {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "## ") {
			continue
		}
		at++
		if at%each != 1%each {
			continue
		}
		count++
		template := repeat_parts.RepeatParts(strings.ReplaceAll(line, "↵", "\n"))
		t.Run(line[:min(len(line), 60)], func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			text, failed, reason := render_case.RenderCase(template, []byte(`{"s": "abc", "xs": [1, 2, 3]}`))
			runtime.ReadMemStats(&after)
			assert.NotEmpty(t, failed, "%d bytes", len(text.String))
			assert.NotEmpty(t, reason)
			assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64<<20), "bytes were allocated: %s", reason)
		})
	}
	require.NoError(t, lines.Err())
	return count
}
