// Package conformance_absent lists members that a generation lacks.
package conformance_absent

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/conformance_fields"
)

// ConformanceAbsent returns the members that a generation lacks, from absent.txt, whose head explains it: Value needs
// the member, Default says no more than leaving it out, Preset is the version that has it.
func ConformanceAbsent(tb testing.TB, generation string) (list []conformance_fields.Field) {
	tb.Helper()
	text, err := os.ReadFile(project_path.ProjectPath(tb, "tests/whole/conformance_fields/absent.txt"))
	require.NoError(tb, err)
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		if len(parts) == 6 && line[0] != '#' && strings.Contains(parts[2], generation) {
			list = append(list, conformance_fields.Field{Group: parts[0], Member: parts[1], Value: parts[3],
				Default: parts[4], Preset: parts[5]})
		}
	}
	return list
}
