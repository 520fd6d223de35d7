package engine

// Builtins is the models inside this program, GGUF files by name: a model path that begins with utils.BuiltinPrefix
// names one. The program's main fills it in before anything else, and nothing changes it later.
var Builtins map[string][]byte
