package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/check_user"
)

func TestCheckUser(t *testing.T) {
	system, user := units.Place{Scope: units.ScopeSystem}, units.Place{Scope: units.ScopeUser}
	require.NoError(t, check_user.CheckUser(system, 0, "install"))
	require.NoError(t, check_user.CheckUser(user, 1000, "install"))
	require.EqualError(t, check_user.CheckUser(system, 1000, "uninstall"), "the system's service is root's to "+
		"uninstall: sudo rkllmd service uninstall, or rkllmd service uninstall --user for a service of your own")
}
