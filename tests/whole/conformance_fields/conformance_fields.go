// Package conformance_fields lists the members of the library's structures.
package conformance_fields

import (
	"fmt"
	"os"
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
	var numbers [128]int
	for i := range numbers {
		numbers[i] = i + 1
	}
	groups := map[string][]Field{}
	for line := range strings.Lines(strings.ReplaceAll(string(text), "$FOLDER", folder)) {
		if strings.TrimSpace(line) == "" || line[0] == '#' {
			continue
		}
		parts := append(strings.Split(line, " |"), "", "")
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
			var count int
			if found, _ := fmt.Sscanf(parts[i], "1..%d", &count); found == 1 {
				parts[i] = strings.ReplaceAll(fmt.Sprint(numbers[:count]), " ", ",")
			}
		}
		if !strings.Contains(parts[2], generation) {
			continue
		}
		groups[parts[0]] = append(groups[parts[0]], Field{parts[0], parts[1], parts[3], parts[4], parts[5]})
	}
	return groups
}
