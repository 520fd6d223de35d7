package products_test

import (
	"testing"

	"rkllmd/engine/products/load_fours"
	"rkllmd/tests/engine/products/check_lanes"
)

func TestLoadFours(t *testing.T) { check_lanes.CheckLanes(t, 12, 32, 0, load_fours.LoadFours) }
