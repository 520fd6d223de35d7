package jinja_test

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

// Templates that want to use up the machine end in an error, and take no more memory than the limits say: hostile.txt,
// one a line, with "↵" for the end of a line; "<TEXT*N>" stands for TEXT N times.
func TestJinjaHostile(t *testing.T) {
	file, err := os.Open("hostile.txt")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	count := 0
	for lines.Scan() {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "## ") {
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
			t.Log(after.TotalAlloc-before.TotalAlloc, reason)
		})
	}
	require.NoError(t, lines.Err())
	require.Greater(t, count, 80)
}
