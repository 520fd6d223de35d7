// Package engine_mutate_model damages a model.
package engine_mutate_model

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
)

// EngineMutateModel returns the model with one to three damages, chosen by r, in the first header bytes or, one time in
// twenty, an end that is missing: bits flipped, lengths and counts blown up, bytes copied over others, and values of
// the keys in names replaced by small, large and special ones.
func EngineMutateModel(r *rand.Rand, model []byte, header int, names []string) []byte {
	values := []uint64{0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 512, 513,
		1 << 16, 1 << 20,
		1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 40, 1<<63 - 1, 1 << 63, 1<<64 - 1, 0x3F800000, 0x7FC00000, 0xFF800000,
		0xBF800000}
	damaged := bytes.Clone(model)
	for range 1 + r.IntN(3) {
		at := r.IntN(header - 8)
		if r.IntN(3) == 0 {
			at = r.IntN(1400) // where the sizes stand
		}
		value := values[r.IntN(len(values))]
		switch r.IntN(8) {
		case 0:
			damaged[at] ^= 1 << r.IntN(8)
		case 1:
			damaged[at] = byte(r.IntN(256))
		case 2:
			binary.LittleEndian.PutUint64(damaged[at:], value)
		case 3:
			copy(damaged[at:header], damaged[r.IntN(header):][:r.IntN(40)])
		default:
			name := []byte(names[r.IntN(len(names))])
			if found := bytes.Index(damaged[:header], name); found >= 0 {
				at = found + len(name) + 4*r.IntN(4)
			}
			binary.LittleEndian.PutUint32(damaged[at:], uint32(value))
		}
	}
	if r.IntN(20) == 0 {
		return damaged[:r.IntN(len(damaged))]
	}
	return damaged
}
