package isolation_test

import (
	"testing"

	"rkllmd/tests/whole/isolation/isolated_deaths"
	"rkllmd/tests/whole/soak_count"
)

// TestIsolatedDeathsSoak kills the process of an isolated library 200 times under ten clients; make soak:
// 1000 times.
func TestIsolatedDeathsSoak(t *testing.T) {
	isolated_deaths.IsolatedDeaths(t, soak_count.SoakCount(200, 1000))
}
