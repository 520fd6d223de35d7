// Package is_named tells whether a model was asked for.
package is_named

import (
	"path"
	"strings"

	"rkllmd/store/choice"
	"rkllmd/store/source"
)

// IsNamed reports whether group is what wanted names.
//
// **Runs on:** any thread.
func IsNamed(group choice.Group, wanted source.Source) bool {
	for _, file := range group.Files {
		if wanted.File != "" && (file.Path == wanted.File || path.Base(file.Path) == wanted.File) {
			return true
		}
	}
	return wanted.Quant != "" && (strings.EqualFold(wanted.Quant, group.Quant) ||
		group.NPU && strings.Contains(strings.ToLower(group.Name), strings.ToLower(wanted.Quant)))
}
