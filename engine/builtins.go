package engine

import "sync"

// Builtins is the models inside this program, GGUF files by name: a model path that begins with utils.BuiltinPrefix names one. The program's main
// fills it in before anything else, and nothing changes it later.
var Builtins map[string][]byte

// BuiltinFiles is the files in memory in which builtin models were opened (open_builtin_model): their paths by the names of the models.
// They stay open until the process ends.
var BuiltinFiles struct {
	sync.Mutex
	Paths map[string]string
}
