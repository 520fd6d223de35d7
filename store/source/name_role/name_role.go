// Package name_role says what a file is for.
package name_role

import (
	"path"
	"strings"

	"rkllmd/store"
)

// NameRole returns what the file of this name is for: the names say so, nobody looks into the files.
//
// **Runs on:** any thread.
func NameRole(name string) store.Role {
	name = strings.ToLower(path.Base(name))
	switch {
	case strings.HasPrefix(name, "."):
		return store.RoleNone
	case strings.HasSuffix(name, ".rkllm"):
		return store.RoleModel
	case !strings.HasSuffix(name, ".gguf"), strings.Contains(name, "imatrix"):
		return store.RoleNone
	case strings.Contains(name, "mmproj"):
		return store.RoleProjector
	case strings.Contains(name, "lora"):
		return store.RoleAdapter
	default:
		return store.RoleModel
	}
}
