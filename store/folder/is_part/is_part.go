// Package is_part says which projectors and adapters are a model's.
package is_part

import (
	"path/filepath"
	"strings"

	"rkllmd/store"
)

// IsPart reports whether file, a projector or an adapter in the folder of model, belongs to it, which may be the only
// model there.
//
// **Runs on:** any thread.
func IsPart(model store.Model, file store.File, only bool) bool {
	name := filepath.Base(file.Path)
	if model.Manifest == nil {
		return only || strings.Contains(strings.ToLower(name), strings.ToLower(model.Name))
	}
	for _, one := range model.Manifest.Files {
		if one.Name == name {
			return true
		}
	}
	return false
}
