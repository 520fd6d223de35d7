// Package list_usable_variants tells which variants the processor can run.
package list_usable_variants

// #include <stdint.h>
// uint32_t rkllmd_list_usable_variants(void);
import "C"

import "rkllmd/engine"

// ListUsableVariants returns the members of engine.Variants that this processor can run, the best first.
//
// **Runs on:** any thread.
func ListUsableVariants() []string {
	var usable []string
	bits := uint32(C.rkllmd_list_usable_variants())
	for i, name := range engine.Variants {
		if bits>>i&1 != 0 {
			usable = append(usable, name)
		}
	}
	return usable
}
