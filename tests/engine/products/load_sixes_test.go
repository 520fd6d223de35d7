package products_test

import (
	"testing"

	"rkllmd/engine/products/load_sixes"
	"rkllmd/tests/engine/products/check_lanes"
)

func TestLoadSixes(t *testing.T) { check_lanes.CheckLanes(t, 14, 16, 32, load_sixes.LoadSixes) }
