// Package rkllm_write_over writes over what is no pointer.
package rkllm_write_over

import (
	"runtime"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// RkllmWriteOver calls write again and again, each time with memory that is freed afterwards, while the garbage
// collector runs. Before each call there is at slot what a library that shares it could have written there: an address
// in memory of Go's that is free. Where write takes it for a pointer, the collector ends the program.
func RkllmWriteOver(slot unsafe.Pointer, write func(*rkllm.Memory)) {
	memory := make([]byte, 64<<20)
	stale := uintptr(unsafe.Pointer(&memory[1<<20]))
	runtime.KeepAlive(memory)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for range 60 { // it has freed memory after two
			runtime.GC()
		}
	}()
	for {
		*(*uintptr)(slot) = stale
		var m rkllm.Memory
		write(&m)
		free_memory.FreeMemory(&m)
		select {
		case <-ended:
			return
		default:
		}
	}
}
