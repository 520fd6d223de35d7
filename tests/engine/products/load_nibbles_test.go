package products_test

import (
	"testing"

	"rkllmd/engine/products/load_nibbles"
	"rkllmd/tests/engine/products/check_lanes"
)

func TestLoadNibbles(t *testing.T) { check_lanes.CheckLanes(t, 2, 32, 8, load_nibbles.LoadNibbles) }
