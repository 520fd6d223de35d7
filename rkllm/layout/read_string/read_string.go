// Package read_string looks at a C string.
package read_string

import "unsafe"

// ReadString returns the bytes of a NUL-terminated C string, without copying them: valid as long as the C memory is.
// NULL gives nil, which the empty string does not.
//
// **Runs on:** any thread. It is called on the runtime's callback thread.
func ReadString(text unsafe.Pointer) []byte {
	if text == nil {
		return nil
	}
	length := 0
	for *(*byte)(unsafe.Add(text, length)) != 0 {
		length++
	}
	return unsafe.Slice((*byte)(text), length)
}
