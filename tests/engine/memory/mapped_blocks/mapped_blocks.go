// Package mapped_blocks asks whether the C library maps a block that it has had before.
package mapped_blocks

// int mapped_blocks(int bytes);
import "C"

// MappedBlocks takes an aligned block of so many bytes, frees it and takes it again: 1 when the second one is mapped by
// itself, 0 when it comes from the heap.
func MappedBlocks(bytes int) int {
	return int(C.mapped_blocks(C.int(bytes)))
}
