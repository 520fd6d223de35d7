// Package name_builtins calls the models inside this program by their names.
package name_builtins

import (
	"strings"

	"rkllmd/engine/gguf"
	"rkllmd/utils"
)

// NameBuiltins returns text, which llama.cpp wrote, with the names of builtin models in the place of the files in
// memory from which it read them.
//
// **Runs on:** any thread. **Holds:** engine.BuiltinFiles.
func NameBuiltins(text string) string {
	gguf.BuiltinFiles.Lock()
	defer gguf.BuiltinFiles.Unlock()
	words := strings.Split(text, " ")
	for i, word := range words {
		bare := strings.Trim(word, "'\",.:;()")
		for name, path := range gguf.BuiltinFiles.Paths {
			if bare == path {
				words[i] = strings.Replace(word, path, utils.BuiltinPrefix+name, 1)
			}
		}
	}
	return strings.Join(words, " ")
}
