// Package list_usable_variants tells which variants the processor can run.
package list_usable_variants

import (
	"github.com/klauspost/cpuid/v2"

	"rkllmd/engine/variants"
)

// ListUsableVariants returns the members of engine.Variants that this processor can run, the best first: it has the
// instructions, and its system keeps their registers. The levels are those of the x86-64 psABI; other architectures
// have none. Go is asked and not gcc, of which 11 and older do not know the levels.
//
// **Runs on:** any thread.
func ListUsableVariants() []string {
	level, cpu := cpuid.CPU.X64Level(), cpuid.CPU
	v3, v4, vnni := level >= 3, level >= 4, cpu.Has(cpuid.AVX512VNNI)
	runs := []bool{v4 && vnni && cpu.Has(cpuid.AVX512BF16), v4 && vnni, v4, v3 && cpu.Has(cpuid.AVXVNNI), v3}
	var usable []string
	for i, name := range variants.Variants {
		if runs[i] {
			usable = append(usable, name)
		}
	}
	return usable
}
