// Package isolation_put writes arguments into the arena.
package isolation_put

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/rkllm/arena/allocate_block"
)

// IsolationPut returns a block of the arena that begins with the address of a text, and one that begins with a number.
func IsolationPut(tb testing.TB, i *isolation.Isolation, text string, number int32) (pointer, word unsafe.Pointer) {
	tb.Helper()
	letters := allocate_block.AllocateBlock(i.Arena, uintptr(len(text)+1))
	copy(unsafe.Slice((*byte)(letters), len(text)), text)
	pointer, word = allocate_block.AllocateBlock(i.Arena, 1024), allocate_block.AllocateBlock(i.Arena, 512)
	require.NotNil(tb, word)
	*(*unsafe.Pointer)(pointer), *(*int32)(word) = letters, number
	return pointer, word
}
