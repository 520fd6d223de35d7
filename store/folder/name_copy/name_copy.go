// Package name_copy names the files of a model's second name.
package name_copy

import (
	"fmt"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/source/name_role"
	"rkllmd/store/source/split_name"
)

// NameCopy returns what file i of model is called in the folder of its other name, to.
//
// **Runs on:** any thread.
func NameCopy(model store.Model, i int, to string) string {
	file := model.Files[i]
	name := filepath.Base(file.Path)
	_, part, parts := split_name.SplitName(name)
	kind := filepath.Ext(name)
	if name_role.NameRole(name) == store.RoleNone { // of Ollama's, whose files are called after their digests
		kind = ".gguf"
	}
	switch {
	case file.Role == store.RoleModel && parts > 1:
		return fmt.Sprintf("%s-%05d-of-%05d%s", to, part, parts, kind)
	case file.Role == store.RoleModel:
		return to + kind
	case file.Role == store.RoleProjector:
		return fmt.Sprintf("%s-mmproj-%d%s", to, i, kind)
	default:
		return fmt.Sprintf("%s-lora-%d%s", to, i, kind)
	}
}
