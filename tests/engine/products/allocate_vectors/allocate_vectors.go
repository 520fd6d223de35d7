// Package allocate_vectors takes memory for vectors.
package allocate_vectors

import "unsafe"

// AllocateVectors returns a T of zeros at a multiple of 64 bytes, as C wants the registers of AVX-512 to be.
func AllocateVectors[T any]() *T {
	var zero T
	room := make([]byte, unsafe.Sizeof(zero)+64)
	return (*T)(unsafe.Pointer(&room[-uintptr(unsafe.Pointer(&room[0]))%64]))
}
