// Package read_ollama reads which files a model of Ollama's has.
package read_ollama

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/is_gguf"
)

// ReadOllama reads the manifest at path, of Ollama's folder root, into model, and reports whether it is one whose files
// are all there, the first of them a GGUF file.
//
// **Runs on:** any thread that may wait.
func ReadOllama(root, path string, model *store.Model) bool {
	text, err := os.ReadFile(path)
	manifest := folder.OllamaManifest{}
	if err != nil || len(text) > store.MostManifest || json.Unmarshal(text, &manifest) != nil {
		return false
	}
	for _, layer := range manifest.Layers {
		role := folder.Layers[layer.MediaType]
		if role == store.RoleNone || !folder.Digest.MatchString(layer.Digest) {
			continue
		}
		file := store.File{Path: filepath.Join(root, "blobs", strings.Replace(layer.Digest, ":", "-", 1)), Role: role,
			Size: layer.Size}
		info, err := os.Stat(file.Path)
		if err != nil || info.Size() != layer.Size {
			return false
		}
		model.Size += layer.Size
		if role == store.RoleModel && model.Path == "" {
			model.Path, model.Modified = file.Path, info.ModTime()
			model.Files = append([]store.File{file}, model.Files...)
			continue
		}
		model.Files = append(model.Files, file)
	}
	return model.Path != "" && is_gguf.IsGGUF(model.Path)
}
