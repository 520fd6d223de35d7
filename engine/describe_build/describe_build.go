// Package describe_build tells a slow build from a fast one.
package describe_build

// #include <stdbool.h>
// bool rkllmd_describe_build(void);
import "C"

import (
	"golang.org/x/sys/cpu"

	_ "rkllmd/engine" // links ggml
)

// DescribeBuild returns "" when llama.cpp was compiled for the vector instructions of this CPU, else one sentence for the
// log that says what is lost and which command makes a fast build.
//
// **Runs on:** any thread.
func DescribeBuild() string {
	fast := cpu.X86.HasAVX2 && cpu.X86.HasFMA || cpu.ARM64.HasASIMDDP
	if !fast || bool(C.rkllmd_describe_build()) {
		return ""
	}
	return "this is a slow build: the CPU runtime was compiled without the vector instructions of this CPU and takes several times as long; make build makes a fast one"
}
