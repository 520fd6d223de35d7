package rkllm

import (
	"os"
	"sync"
	"unsafe"
)

// LostCode is what the functions of an isolated library return when its process has ended: Library.Lost has the
// reason.
const LostCode int32 = -0x7fff0001

// Arena is memory that this process shares with the one that has the library, at the same address in both: what calls
// are given lies there, and is not copied.
type Arena struct {
	File *os.File       // the memory, for the other process to map
	Base unsafe.Pointer // where it begins, in both
	Size uintptr

	// Of the rkllm_init that is being called, the worker's: its RKLLMParam and the path of its model, as this process
	// knows them. What lies in the arena may have been changed.
	Param []byte
	Model string

	Mu   sync.Mutex
	Used map[uintptr]uintptr // the blocks that are in use: how many bytes, by their distance from Base
	Free []Span              // the rest, in order
}

// Span is a part of an arena.
type Span struct{ Start, Size uintptr }
