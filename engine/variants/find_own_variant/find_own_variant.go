// Package find_own_variant looks for the variant that lies beside this program.
package find_own_variant

import (
	"os"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/engine/variants/find_variant"
	"rkllmd/engine/variants/list_usable_variants"
)

// FindOwnVariant returns the path of the best variant for this processor among those in the folder of this program's
// executable, symbolic links resolved, and what is wrong with better ones (find_variant). A program that was not built
// by make release has none.
//
// **Runs on:** any thread.
func FindOwnVariant() (path string, problems []error) {
	if engine.VariantSums == "" {
		return "", nil
	}
	executable, err := os.Executable()
	if err != nil {
		return "", []error{err}
	}
	if executable, err = filepath.EvalSymlinks(executable); err != nil {
		return "", []error{err}
	}
	return find_variant.FindVariant(filepath.Dir(executable), engine.VariantSums,
		list_usable_variants.ListUsableVariants())
}
