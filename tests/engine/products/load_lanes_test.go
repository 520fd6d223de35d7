package products_test

import (
	"testing"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/check_lanes"
)

func TestLoadLanes(t *testing.T) { check_lanes.CheckLanes(t, 8, 32, 128, load_lanes.LoadLanes) }
