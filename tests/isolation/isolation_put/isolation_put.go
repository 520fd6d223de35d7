// Package isolation_put writes arguments into the arena.
package isolation_put

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/rkllm/arena/allocate_block"
)

// IsolationPut returns a block of the arena that begins with the address of a text, and one that begins with a number,
// or, where that is 0, with what AskInit is to find there.
func IsolationPut(tb testing.TB, i *isolation.Isolation, text string, number int32) (pointer, word unsafe.Pointer) {
	tb.Helper()
	letters := allocate_block.AllocateBlock(i.Arena, uintptr(len(text)+1))
	copy(unsafe.Slice((*byte)(letters), len(text)), text)
	pointer, word = allocate_block.AllocateBlock(i.Arena, 1024), allocate_block.AllocateBlock(i.Arena, 512)
	require.NotNil(tb, word)
	i.Arena.Param, i.Arena.Model = unsafe.Slice((*byte)(pointer), 1024), text
	if *(*unsafe.Pointer)(pointer) = letters; number == 0 {
		*(*uintptr)(word) = i.Number << isolation.HandleBits
		return pointer, word
	}
	*(*int32)(word) = number
	return pointer, word
}
