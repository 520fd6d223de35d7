// Package list_instructions tells for which processors the program was built.
package list_instructions

// #include <stdint.h>
// uint32_t rkllmd_list_instructions(void);
import "C"

import (
	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine/variants"
)

// ListInstructions returns the members of engine.Instructions that llama.cpp was compiled for. It works on every
// processor.
//
// **Runs on:** any thread.
func ListInstructions() []string {
	var used []string
	bits := uint32(C.rkllmd_list_instructions())
	for i, name := range variants.Instructions {
		if bits>>i&1 != 0 {
			used = append(used, name)
		}
	}
	return used
}
