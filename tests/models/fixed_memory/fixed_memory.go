// Package fixed_memory is Options.Available for tests.
package fixed_memory

// FixedMemory returns Options.Available of a machine that always has so many bytes.
func FixedMemory(bytes uint64) func() uint64 {
	return func() uint64 { return bytes }
}
