// Package append_float writes a float as JSON.
package append_float

import (
	"math"
	"strconv"
)

// AppendFloat appends value as the shortest JSON number that reads back to the same float32, with an exponent below
// 1e-6 and from 1e21 on, as ECMAScript and encoding/json have it. NaN and the infinities, for which JSON has no
// numbers, are the strings "NaN", "Infinity" and "-Infinity".
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows RFC 8259 section 6, and protobuf's
// JSON mapping for the strings.
func AppendFloat(out []byte, value float32) []byte {
	wide := float64(value)
	size := float32(math.Abs(wide))
	switch {
	case value != value:
		return append(out, `"NaN"`...)
	case wide > math.MaxFloat32:
		return append(out, `"Infinity"`...)
	case wide < -math.MaxFloat32:
		return append(out, `"-Infinity"`...)
	case size != 0 && (size < 1e-6 || size >= 1e21):
		return strconv.AppendFloat(out, wide, 'e', -1, 32)
	default:
		return strconv.AppendFloat(out, wide, 'f', -1, 32)
	}
}
