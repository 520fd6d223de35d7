// Package decode_weight reads a number out of a block.
package decode_weight

import (
	"encoding/binary"
	"math"

	"rkllmd/tests/engine/products/half_value"
)

// DecodeWeight returns the number at place i of a block of a type of ggml's, as the format is described.
//
//go:norace
func DecodeWeight(kind int, block []byte, i int) float64 {
	switch kind {
	case 2:
		return half_value.HalfValue(block) * float64(int(block[2+i%16]>>(i/16*4)&15)-8)
	case 8:
		return half_value.HalfValue(block) * float64(int8(block[2+i]))
	case 12:
		g, s := i/32, block[4:16]
		scale, least := s[g%4]&63, s[4+g%4]&63
		if g >= 4 {
			scale, least = s[4+g]&15|s[g-4]>>6<<4, s[4+g]>>4|s[g]>>6<<4
		}
		nibble := block[16+i/64*32+i%32] >> (g % 2 * 4) & 15
		return half_value.HalfValue(block)*float64(scale)*float64(nibble) -
			half_value.HalfValue(block[2:])*float64(least)
	case 14:
		part := i / 32 % 4
		low := block[i/128*64+part%2*32+i%32] >> (part / 2 * 4) & 15
		high := block[128+i/128*32+i%32] >> (2 * part) & 3
		return half_value.HalfValue(block[208:]) * float64(int8(block[192+i/16])) * float64(int(low|high<<4)-32)
	}
	return float64(math.Float32frombits(binary.NativeEndian.Uint32(block))) * float64(int8(block[4+i]))
}
