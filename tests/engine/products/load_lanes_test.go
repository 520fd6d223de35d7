package products_test

import (
	"testing"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/check_lanes"
	"rkllmd/tests/engine/products/count_center"
)

func TestLoadLanes(t *testing.T) {
	check_lanes.CheckLanes(t, 8, 32, count_center.CountCenter(), load_lanes.LoadLanes)
}
