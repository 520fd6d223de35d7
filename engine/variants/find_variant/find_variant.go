// Package find_variant looks for the variant to load.
package find_variant

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/utils/describe_system_error"
)

// FindVariant returns the path of the first of the usable variants (list_usable_variants) whose file in folder is the
// one that sums, an engine.VariantSums, tells of; "" when there is none. Files of another release, damaged ones and
// absent ones are passed over, and named in problems.
//
// It only reads the files, 1 MB each: nothing of a library that is not this program's own may run, not even to ask it
// what it is.
//
// **Runs on:** any thread.
func FindVariant(folder, sums string, usable []string) (found string, problems []error) {
	var absent []string
	for _, name := range usable {
		_, after, built := strings.Cut(","+sums, ","+name+":")
		if !built {
			continue
		}
		want, _, _ := strings.Cut(after, ",")
		base := "libggml-cpu-" + name + ".so"
		path := filepath.Join(folder, base)
		file, err := os.Open(path)
		if errors.Is(err, fs.ErrNotExist) {
			absent = append(absent, base)
			continue
		}
		if err != nil {
			problems = append(problems, fmt.Errorf("%s cannot be read: %w", path,
				describe_system_error.DescribeSystemError(err)))
			continue
		}
		sum := sha256.New()
		_, err = io.Copy(sum, file)
		file.Close()
		got := fmt.Sprintf("%x", sum.Sum(nil))
		if err == nil && got == want {
			found = path
			break
		}
		if err != nil {
			err = fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(err))
		}
		problems = append(problems, cmp.Or(err, fmt.Errorf("%s is not of this release: its SHA-256 is %s instead of %s",
			path, got, want)))
	}
	if absent != nil {
		problems = append(problems, fmt.Errorf("%s lacks %s", folder, strings.Join(absent, ", ")))
	}
	return found, problems
}
