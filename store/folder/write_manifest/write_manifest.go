// Package write_manifest writes what is known of a model.
package write_manifest

import (
	"encoding/json"

	"rkllmd/store"
	"rkllmd/store/folder/name_manifest"
	"rkllmd/utils/replace_text"
)

// WriteManifest writes manifest beside the model whose first file is, or will be, at path. It is never half there.
//
// **Runs on:** any thread that may wait.
func WriteManifest(path string, manifest *store.Manifest) error {
	text, err := json.MarshalIndent(manifest, "", "\t")
	if err != nil {
		return err
	}
	return replace_text.ReplaceText(name_manifest.NameManifest(path), append(text, '\n'), 0o644)
}
