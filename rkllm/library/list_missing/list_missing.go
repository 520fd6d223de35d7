// Package list_missing compares a library's functions with those of a generation.
package list_missing

import (
	"slices"
	"strings"

	"rkllmd/rkllm"
)

// ListMissing returns the functions of a generation, by its letter, that are not among symbols, which is sorted.
//
// **Runs on:** any thread.
func ListMissing(generation string, symbols []string) []string {
	var missing []string
	for _, function := range rkllm.Functions {
		if _, found := slices.BinarySearch(symbols, function.Name); !found && strings.Contains(function.Generations,
			generation) {
			missing = append(missing, function.Name)
		}
	}
	return missing
}
