package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/list_faults"
)

func TestListFaults(t *testing.T) {
	system := units.Place{Scope: units.ScopeSystem, Systemctl: []string{"systemctl"}}
	user := units.Place{Scope: units.ScopeUser, Systemctl: []string{"systemctl", "--user"}}
	on, off := units.Unit{Enabled: "enabled", Active: "active"}, units.Unit{Enabled: "disabled", Active: "inactive"}
	require.Empty(t, list_faults.ListFaults(system, units.State{Socket: on, Service: off}))
	require.Empty(t, list_faults.ListFaults(system, units.State{Socket: off, Service: on}))
	require.Equal(t, []string{"it does not start at boot: systemctl enable rkllmd.socket",
		"it is stopped: systemctl start rkllmd.socket"}, list_faults.ListFaults(system, units.State{Socket: off,
		Service: off}))
	failed := units.Unit{Enabled: "disabled", Active: "failed", Result: "exit-code"}
	require.Equal(t, []string{"rkllmd.service has failed (exit-code): journalctl --user-unit rkllmd.service tells " +
		"why; then systemctl --user restart rkllmd.socket"}, list_faults.ListFaults(user, units.State{Socket: on,
		Service: failed}))
}
