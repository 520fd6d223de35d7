// Package is_name tells the names of models from files.
package is_name

import (
	"os"
	"path/filepath"
	"strings"

	"rkllmd/utils"
)

// IsName reports whether argument names a model of the store, and no file: there is no file of that name, and it does
// not look like one, as ./x, /x, x.gguf, x.rkllm and builtin:x do.
//
// **Runs on:** any thread.
func IsName(argument string) bool {
	if info, err := os.Stat(argument); err == nil && !info.IsDir() {
		return false
	}
	switch strings.ToLower(filepath.Ext(argument)) {
	case ".gguf", ".rkllm":
		return strings.Contains(argument, ":") && !strings.HasPrefix(argument, utils.BuiltinPrefix)
	}
	for _, prefix := range []string{utils.BuiltinPrefix, "/", "./", "../", "~"} {
		if strings.HasPrefix(argument, prefix) {
			return false
		}
	}
	return argument != ""
}
