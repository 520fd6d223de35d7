// Package random_blocks makes weights, and rows for them.
package random_blocks

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"rkllmd/tests/engine/products/block_size"
)

// RandomBlocks returns so many blocks of a type of ggml's, with scales of 0.5, 1 and 2. Numbers of 8 bits are from
// -most to most: sums of few products are then exact in 32-bit floats, whatever their order.
//
//go:norace
func RandomBlocks(random *rand.Rand, kind, blocks, most int) []byte {
	size := block_size.BlockSize(kind)
	made := make([]byte, size*blocks)
	for i := range made {
		made[i] = byte(random.Uint32())
		if kind == 8 || kind == 15 || kind == 14 && i%size >= 192 {
			made[i] = byte(int8(random.IntN(2*most+1) - most))
		}
	}
	for at := 0; at < len(made); at += size {
		half, block := uint16(0x3800+0x400*random.IntN(3)), made[at:at+size]
		switch kind {
		case 14:
			binary.NativeEndian.PutUint16(block[208:], half)
			continue
		case 15:
			binary.NativeEndian.PutUint32(block, math.Float32bits(float32(int(1)<<random.IntN(3))/2))
		case 12:
			binary.NativeEndian.PutUint16(block[2:], half)
			fallthrough
		default:
			binary.NativeEndian.PutUint16(block, half)
		}
		for i := 4; kind == 15 && i < 260; i++ { // the sum of each 16
			sum := block[260+(i-4)/16*2:]
			if (i-4)%16 == 0 {
				binary.NativeEndian.PutUint16(sum, 0)
			}
			binary.NativeEndian.PutUint16(sum, binary.NativeEndian.Uint16(sum)+uint16(int8(block[i])))
		}
	}
	return made
}
