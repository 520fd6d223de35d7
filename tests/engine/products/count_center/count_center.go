// Package count_center finds out what weights of 8 bits get added.
package count_center

import (
	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/allocate_vectors"
)

// CountCenter returns what load_lanes makes of a weight of 0: 128 where products of bytes want one side without a sign,
// or 0.
func CountCenter() int {
	lanes := allocate_vectors.AllocateVectors[load_lanes.Lanes]()
	load_lanes.LoadLanes(lanes, make([]byte, 32*34), 34, 1)
	return int(lanes.Bytes[0][0][0])
}
