package jsonrpc_test

import (
	"testing"
	"time"

	"rkllmd/tests/whole/jsonrpc/swapped_loads"
	"rkllmd/tests/whole/soak_count"
)

// TestJsonrpcSwaps for a quarter of a minute; make soak: for a minute.
func TestJsonrpcSwapsSoak(t *testing.T) {
	swapped_loads.SwappedLoads(t, time.Duration(soak_count.SoakCount(15, 60))*time.Second)
}
