// Package conformance_fields lists the members of the library's structures.
package conformance_fields

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// Field is one line of fields.txt, for one generation.
type Field struct {
	Group, Member, Value, Default, Preset string
}

// ConformanceFields returns what the structures of a generation have, by group, from fields.txt, whose head explains
// it.
func ConformanceFields(tb testing.TB, generation, folder string) map[string][]Field {
	tb.Helper()
	text, err := os.ReadFile(project_path.ProjectPath(tb, "tests/whole/conformance_fields/fields.txt"))
	require.NoError(tb, err)
	groups := map[string][]Field{}
	mask := "15"
	if runtime.NumCPU() >= 8 {
		mask = "240"
	}
	for line := range strings.Lines(strings.NewReplacer("$FOLDER", folder, "$MASK", mask).Replace(string(text))) {
		if strings.TrimSpace(line) == "" || line[0] == '#' {
			continue
		}
		parts := append(strings.Split(line, " |"), "", "")
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		if !strings.Contains(parts[2], generation) {
			continue
		}
		if _, count, found := strings.Cut(parts[5], "1.."); found { // all bytes of an array, each by its number
			var number int
			fmt.Sscan(count, &number)
			parts[5] = "["
			for i := range number {
				parts[5] += fmt.Sprint(i+1, ",")
			}
			parts[5] = strings.TrimSuffix(parts[5], ",") + "]"
		}
		groups[parts[0]] = append(groups[parts[0]], Field{parts[0], parts[1], parts[3], parts[4], parts[5]})
	}
	return groups
}
