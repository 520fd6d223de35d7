// Package conformance_calls reads what the conformance library reports.
package conformance_calls

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceCalls returns the lines that the library has reported, one for each call and callback, and those that
// report a difference between what was announced and what it got.
func ConformanceCalls(tb testing.TB, s *conformance_prepare.Session) (all, differences []string) {
	tb.Helper()
	text, err := os.ReadFile(filepath.Join(s.Folder, "calls"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	require.NoError(tb, err)
	all = strings.Split(strings.TrimSpace(string(text)), "\n")
	for _, line := range all {
		if strings.Contains(line, " differs: ") {
			differences = append(differences, line)
		}
	}
	return all, differences
}
