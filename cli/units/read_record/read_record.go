// Package read_record reads what an installation has written.
package read_record

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"rkllmd/cli/units"
	"rkllmd/utils/describe_system_error"
)

// ReadRecord returns the paths of what "rkllmd service install" has written, none where it has not.
//
// **Runs on:** any thread. Errors: the record cannot be read, or names a file that no installation writes.
func ReadRecord(place units.Place) (paths []string, err error) {
	record := filepath.Join(place.Program, units.RecordName)
	text, err := os.ReadFile(record)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s, in which stands what was installed, cannot be read: %w", record,
			describe_system_error.DescribeSystemError(err))
	}
	folders := []string{place.Program, place.Units, filepath.Dir(place.Users)}
	for path := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n") {
		if !slices.Contains(folders, filepath.Dir(path)) {
			return nil, fmt.Errorf("%s names %q, which rkllmd service install does not write: take the line out",
				record, path)
		}
		paths = append(paths, path)
	}
	return paths, nil
}
