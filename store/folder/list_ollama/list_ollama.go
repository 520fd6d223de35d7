// Package list_ollama lists Ollama's models.
package list_ollama

import (
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/read_ollama"
)

// ListOllama returns the models in the folder of Ollama's at root, whose names are Ollama's: "llama3.2:1b", without
// ":latest", and without a host and an owner where they are Ollama's own. A model whose files are not all there, or are
// no GGUF, is none.
//
// **Runs on:** any thread that may wait.
func ListOllama(root string) (list []store.Model) {
	manifests := filepath.Join(root, "manifests")
	paths, _ := filepath.Glob(manifests + strings.Repeat("/*", folder.OllamaDepth))
	for _, path := range paths {
		model := store.Model{Origin: store.OriginOllama}
		name, _ := filepath.Rel(manifests, path)
		model.Long = filepath.Dir(name) + ":" + filepath.Base(name)
		model.Name = strings.TrimPrefix(strings.TrimPrefix(model.Long, "registry.ollama.ai/"), "library/")
		model.Name = strings.TrimSuffix(model.Name, ":latest")
		if read_ollama.ReadOllama(root, path, &model) {
			list = append(list, model)
		}
	}
	return list
}
