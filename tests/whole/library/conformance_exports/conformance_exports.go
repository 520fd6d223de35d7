// Package conformance_exports lists what a shared library exports.
package conformance_exports

import (
	"debug/elf"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// ConformanceExports returns the names that a shared library exports, in order, as nm -D --defined-only prints them.
func ConformanceExports(tb testing.TB, file string) (names []string) {
	tb.Helper()
	object, err := elf.Open(file)
	require.NoError(tb, err)
	defer object.Close()
	symbols, err := object.DynamicSymbols()
	require.NoError(tb, err)
	for _, symbol := range symbols {
		if symbol.Section != elf.SHN_UNDEF && symbol.Name != "" {
			names = append(names, symbol.Name)
		}
	}
	slices.Sort(names)
	return names
}
