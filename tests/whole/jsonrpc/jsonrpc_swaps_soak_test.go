package jsonrpc_test

import (
	"testing"
	"time"

	"rkllmd/tests/whole/jsonrpc/swapped_loads"
)

// TestJsonrpcSwaps for a minute.
func TestJsonrpcSwapsSoak(t *testing.T) {
	swapped_loads.SwappedLoads(t, time.Minute)
}
