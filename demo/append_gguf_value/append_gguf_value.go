// Package append_gguf_value writes a value of the GGUF format.
package append_gguf_value

import (
	"encoding/binary"
	"fmt"
	"math"

	"rkllmd/demo/append_gguf_string"
)

// AppendGGUFValue appends the type and the value of a GGUF key; the types that demo.Pair names are known, others panic.
//
// **Runs on:** any thread.
func AppendGGUFValue(file []byte, value any) []byte {
	const typeUint8, typeUint32, typeInt32, typeFloat32, typeBool, typeString, typeArray = 0, 4, 5, 6, 7, 8, 9
	order := binary.LittleEndian
	switch value := value.(type) {
	case uint32:
		return order.AppendUint32(order.AppendUint32(file, typeUint32), value)
	case float32:
		return order.AppendUint32(order.AppendUint32(file, typeFloat32), math.Float32bits(value))
	case bool:
		file, _ = binary.Append(order.AppendUint32(file, typeBool), order, value)
		return file
	case string:
		return append_gguf_string.AppendGGUFString(order.AppendUint32(file, typeString), value)
	case []string:
		file = order.AppendUint32(order.AppendUint32(file, typeArray), typeString)
		file = order.AppendUint64(file, uint64(len(value)))
		for _, text := range value {
			file = append_gguf_string.AppendGGUFString(file, text)
		}
		return file
	case []byte:
		file = order.AppendUint32(order.AppendUint32(file, typeArray), typeUint8)
		return append(order.AppendUint64(file, uint64(len(value))), value...)
	case []int32:
		file = order.AppendUint32(order.AppendUint32(file, typeArray), typeInt32)
		file, _ = binary.Append(order.AppendUint64(file, uint64(len(value))), order, value)
		return file
	case []float32:
		file = order.AppendUint32(order.AppendUint32(file, typeArray), typeFloat32)
		file, _ = binary.Append(order.AppendUint64(file, uint64(len(value))), order, value)
		return file
	}
	panic(fmt.Sprintf("a GGUF value cannot be a %T", value))
}
