// Package half_value reads 16-bit floats.
package half_value

import "encoding/binary"

// HalfValue returns the 16-bit float at the beginning of from, a normal one.
//
//go:norace
func HalfValue(from []byte) float64 {
	bits := binary.NativeEndian.Uint16(from)
	value := float64(uint64(1024+bits&0x3ff)<<(bits>>10&31)) / (1 << 25)
	if bits>>15 != 0 {
		return -value
	}
	return value
}
