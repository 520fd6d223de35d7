// Package describe_build tells a slow build from a fast one.
package describe_build

// #include <stdbool.h>
// bool rkllmd_describe_build(void);
import "C"

import (
	"golang.org/x/sys/cpu"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
	"rkllmd/engine/variants/find_own_variant"
)

// DescribeBuild returns "" when llama.cpp was compiled for the vector instructions of this CPU, or the variant of its
// code that was lies beside the program; else one sentence for the log that says what is lost and how to have it.
//
// **Runs on:** any thread.
func DescribeBuild() string {
	fast := cpu.X86.HasAVX2 && cpu.X86.HasFMA || cpu.ARM64.HasASIMDDP
	if !fast || bool(C.rkllmd_describe_build()) {
		return ""
	}
	if engine.VariantSums != "" {
		if variant, _ := find_own_variant.FindOwnVariant(); variant != "" {
			return ""
		}
		return "this program is slow alone: for the vector instructions of this CPU it needs the files " +
			"libggml-cpu-*.so of the same release beside it, and without them takes several times as long"
	}
	return "this is a slow build: the CPU runtime was compiled without the vector instructions of this CPU and " +
		"takes several times as long; make build makes a fast one"
}
