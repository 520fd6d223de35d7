// Package find_models looks for models.
package find_models

import (
	"os"
	"path/filepath"
	"strings"

	"rkllmd/faces/web"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_path"
	"rkllmd/utils"
)

// FindModels returns builtins, the models inside the program, and the files directly under roots that are models by
// their name and that a load would accept, MaxChoices at most. A folder that cannot be read has none.
//
// **Runs on:** any thread.
func FindModels(roots, builtins []string) []web.Choice {
	found := []web.Choice{}
	for _, name := range builtins {
		found = append(found, web.Choice{Path: utils.BuiltinPrefix + name, Name: name})
	}
	for _, root := range roots {
		entries, _ := os.ReadDir(root)
		for _, entry := range entries {
			kind := strings.ToLower(filepath.Ext(entry.Name()))
			if kind != ".gguf" && kind != ".rkllm" || len(found) >= web.MaxChoices {
				continue
			}
			path := filepath.Join(root, entry.Name())
			_, file, err := check_path.CheckPath(path, rkllm.PathModel, roots)
			if err != nil {
				continue // a load of it would be refused
			}
			if info, err := file.Stat(); err == nil {
				found = append(found, web.Choice{Path: path, Name: entry.Name(), Bytes: info.Size()})
			}
			file.Close()
		}
	}
	return found
}
