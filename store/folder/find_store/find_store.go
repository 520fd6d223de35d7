// Package find_store finds the places of models.
package find_store

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_cache"
)

// FindStore returns the store whose folder is at path, which may be "": then it is rkllmd/models where this user's data
// are (XDG Base Directory Specification), or for root that of the service, which everybody's store reads too. Ollama's
// models and Hugging Face's cache are found where their programs look.
//
// **Runs on:** any thread. Errors: the user has no home directory.
func FindStore(path string) (found store.Store, err error) {
	home, failure := os.UserHomeDir()
	data := os.Getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(data) {
		data = filepath.Join(home, ".local", "share")
	}
	switch {
	case path != "":
		if found.Folder, err = filepath.Abs(path); err != nil {
			return found, err
		}
	case os.Geteuid() == 0:
		found.Folder = folder.SystemFolder
	case failure != nil && !filepath.IsAbs(os.Getenv("XDG_DATA_HOME")):
		return found,
			fmt.Errorf("--models (RKLLMD_MODELS) must name the folder of the models, because this user has no "+
				"home directory: %w", failure)
	default:
		found.Folder, found.Others = filepath.Join(data, "rkllmd", "models"), []string{folder.SystemFolder}
	}
	if given := os.Getenv("OLLAMA_MODELS"); filepath.IsAbs(given) {
		found.Ollama = append(found.Ollama, given)
	} else if failure == nil {
		found.Ollama = append(found.Ollama, filepath.Join(home, ".ollama", "models"))
	}
	found.Ollama = append(found.Ollama, "/usr/share/ollama/.ollama/models")
	found.Caches = []string{filepath.Join(find_cache.FindCache(), "hub")}
	if given := os.Getenv("HF_HUB_CACHE"); filepath.IsAbs(given) {
		found.Caches[0] = given
	}
	return found, nil
}
