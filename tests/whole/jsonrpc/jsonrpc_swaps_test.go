package jsonrpc_test

import (
	"testing"
	"time"

	"rkllmd/tests/whole/jsonrpc/swapped_loads"
)

// Whoever can rename directories under an allowed root cannot lead the daemon out of it. jsonrpc_swaps_soak, the long
// sibling, tries for a minute.
func TestJsonrpcSwaps(t *testing.T) {
	swapped_loads.SwappedLoads(t, 2*time.Second)
}
