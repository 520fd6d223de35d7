// Package name_manifest says where a manifest is.
package name_manifest

import (
	"path/filepath"

	"rkllmd/store/source/split_name"
)

// NameManifest returns the path of the manifest of the model whose first file is at path: NAME.json beside NAME.gguf.
//
// **Runs on:** any thread.
func NameManifest(path string) string {
	stem, _, _ := split_name.SplitName(filepath.Base(path))
	return filepath.Join(filepath.Dir(path), stem+".json")
}
