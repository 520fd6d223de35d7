// Package visit_sources looks at the sources of the program.
package visit_sources

import (
	"io/fs"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
)

// VisitSources looks at every source of the program under root, because go test keeps the success of a test until
// something changes that the test has looked at: so a test that runs the program as another process is run again when
// the program changes.
func VisitSources(tb testing.TB, root string) {
	tb.Helper()
	for area := range rules.Areas {
		require.NoError(tb, filepath.WalkDir(filepath.Join(root, area), func(_ string, _ fs.DirEntry,
			err error) error {
			return err
		}))
	}
}
