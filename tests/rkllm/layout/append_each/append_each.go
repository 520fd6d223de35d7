// Package append_each writes floats one by one.
package append_each

import "rkllmd/rkllm/layout/append_float"

// AppendEach appends values by append_float, a comma behind each.
func AppendEach(out []byte, values []float32) []byte {
	for _, value := range values {
		out = append(append_float.AppendFloat(out, value), ',')
	}
	return out
}
