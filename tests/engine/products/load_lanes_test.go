package products_test

import (
	"testing"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/check_lanes"
)

func TestLoadLanes(t *testing.T) {
	check_lanes.CheckLanes(t, 8, 32, add_pair.Center, load_lanes.LoadLanes)
}
