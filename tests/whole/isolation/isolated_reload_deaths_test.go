package isolation_test

import (
	"testing"

	"rkllmd/tests/whole/isolation/isolated_deaths"
)

// TestIsolatedReloadDeaths kills the process of an isolated library 6 times under ten clients, while the daemon loads
// the model again, gives that up, and is told to load it by them.
func TestIsolatedReloadDeaths(t *testing.T) {
	isolated_deaths.IsolatedDeaths(t, 6, "--reload")
}
