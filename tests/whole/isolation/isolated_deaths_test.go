package isolation_test

import (
	"testing"

	"rkllmd/tests/whole/isolation/isolated_deaths"
)

// TestIsolatedDeaths kills the process of an isolated library 20 times under ten clients.
func TestIsolatedDeaths(t *testing.T) {
	isolated_deaths.IsolatedDeaths(t, 20)
}
