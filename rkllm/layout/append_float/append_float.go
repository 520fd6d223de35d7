// Package append_float writes a float as JSON.
package append_float

import (
	"encoding/binary"
	"math"
	"math/bits"
	"slices"

	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/append_unusual_float"
	"rkllmd/rkllm/layout/choose_digits"
)

// AppendFloat appends value as the shortest JSON number that reads back to the same float32, with an exponent below
// 1e-6 and from 1e21 on, as ECMAScript and encoding/json have it. Logits are 150,000 floats for each token, so the
// usual ones are written here, eight digits at once in one 64-bit number; append_unusual_float has the others.
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows RFC 8259 section 6.
func AppendFloat(out []byte, value float32) []byte {
	b := math.Float32bits(value)
	sign := int(b >> 31)
	b &= 1<<31 - 1
	if b-layout.LeastDigits >= layout.MostDigits-layout.LeastDigits { // NaN and the infinities too
		return append_unusual_float.AppendUnusualFloat(out, value)
	}
	digits, point := choose_digits.ChooseDigits(b)
	head := digits / 1e8
	rest := uint64(digits - head*1e8)
	eight := rest / 1e4
	eight |= (rest - eight*1e4) << 32              // two halves of four digits,
	pairs := eight * 10486 >> 20 & (127<<32 | 127) // divided by 100
	eight = pairs | (eight-100*pairs)<<16          // four of two,
	ones := eight * 103 >> 10 & 0x000f000f000f000f // divided by 10
	eight = ones | (eight-10*ones)<<8              // eight of one
	count := 1 + (bits.Len64(eight)+7)/8           // without the zeros at the end
	eight |= 0x3030303030303030

	// 0.000 stands in front of a small number. A larger one has its point among its digits, which are written once more
	// behind it, or behind them; a small one has it where nobody looks. No branches: which it is cannot be foreseen.
	at, dot, end := sign, point, max(count, point)
	if point <= 0 {
		at += 2 - point
	}
	if point <= 0 {
		dot = 12
	}
	if dot < count {
		end++
	}
	length := len(out)
	out = slices.Grow(out, 32)
	to := (*[32]byte)(out[length : length+32])
	to[0] = '-'
	binary.LittleEndian.PutUint64(to[sign:], 0x3030303030302e30)
	at &= 7
	to[at] = byte(head) + '0'
	binary.LittleEndian.PutUint64(to[at+1:], eight)
	dot &= 15
	binary.LittleEndian.PutUint64(to[at+dot+1:], eight>>(8*(dot-1)&63))
	to[at+dot] = '.'
	return out[:length+at+end]
}
