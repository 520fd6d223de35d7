// Package find_store finds the places of models.
package find_store

import (
	"os"
	"path/filepath"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_cache"
)

// FindStore returns the store whose folder is at path, which may be "": then it is rkllmd/models where this user's
// data are (XDG Base Directory Specification), or where systemd keeps the state of this service; for root, and who has
// no home, that of the service, which everybody's store reads too. Ollama's models and Hugging Face's cache are found
// where their programs look.
//
// **Runs on:** any thread. Errors: the working directory is gone.
func FindStore(path string) (found store.Store, err error) {
	home, failure := os.UserHomeDir()
	data := os.Getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(data) {
		data = filepath.Join(home, ".local", "share")
	}
	state := filepath.SplitList(os.Getenv("STATE_DIRECTORY"))
	switch {
	case path != "":
		if found.Folder, err = filepath.Abs(path); err != nil {
			return found, err
		}
	case len(state) > 0 && filepath.IsAbs(state[0]):
		found.Folder = filepath.Join(state[0], "models")
	case os.Geteuid() == 0 || !filepath.IsAbs(data):
		found.Folder = folder.SystemFolder
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
