// Package check_processor checks that the program can run on this processor.
package check_processor

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/sys/cpu"

	"rkllmd/engine/variants"
)

// CheckProcessor refuses a processor that lacks some of the instructions used, members of engine.Instructions:
// llama.cpp would die by SIGILL in the middle of its work.
//
// **Runs on:** any thread. The error names what is missing, and the command for a build without it.
func CheckProcessor(used []string) error {
	has := []bool{cpu.X86.HasAVX2, cpu.X86.HasAVX512F, cpu.ARM64.HasASIMDDP, cpu.ARM64.HasASIMDHP, cpu.ARM64.HasI8MM}
	var missing []string
	for i, name := range variants.Instructions {
		if slices.Contains(used, name) && !has[i] {
			missing = append(missing, name)
		}
	}
	if missing == nil {
		return nil
	}
	return fmt.Errorf("this program was built for processors with %s, which this one does not have: build it on "+
		"this machine with make build, or for any processor with CPU=generic make build (from another machine: "+
		"ARM_CPU=generic make build-arm64)",
		strings.Join(missing, ", "))
}
