package isolation_test

import (
	"testing"

	"rkllmd/tests/whole/isolation/isolated_deaths"
)

// TestIsolatedDeathsSoak kills the process of an isolated library 1000 times under ten clients.
func TestIsolatedDeathsSoak(t *testing.T) {
	isolated_deaths.IsolatedDeaths(t, 1000)
}
