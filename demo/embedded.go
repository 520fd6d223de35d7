package demo

import _ "embed"

// Model is the demo model, a GGUF file: trained by demo/train on generated dialogues about rkllmd. It shows that
// everything works.
//
//go:embed model/demo.gguf
var Model []byte

// ModelName is what it is called behind utils.BuiltinPrefix.
const ModelName = "demo"
