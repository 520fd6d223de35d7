// Package half_value reads 16-bit floats.
package half_value

import (
	"encoding/binary"
	"math"
)

// HalfValue returns the 16-bit float at the beginning of from, a normal one.
func HalfValue(from []byte) float64 {
	bits := binary.NativeEndian.Uint16(from)
	value := math.Ldexp(1+float64(bits&0x3ff)/1024, int(bits>>10&31)-15)
	if bits>>15 != 0 {
		return -value
	}
	return value
}
