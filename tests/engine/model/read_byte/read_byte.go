// Package read_byte has C code read a byte.
package read_byte

// unsigned char read_byte(void *bytes, long index);
import "C"

import "unsafe"

// ReadByte returns a byte of bytes, which are not Go's memory: a fault on the way is one of C code.
func ReadByte(bytes []byte, index int) byte {
	return byte(C.read_byte(unsafe.Pointer(unsafe.SliceData(bytes)), C.long(index)))
}
