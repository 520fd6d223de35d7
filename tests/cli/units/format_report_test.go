package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/format_report"
)

func TestFormatReport(t *testing.T) {
	require.Regexp(t, "^No service is installed: .+\n$", format_report.FormatReport(units.Report{}))
	report := units.Report{Services: []units.Reported{
		{State: units.State{Scope: units.ScopeSystem, By: units.ByPackage, File: "/a"},
			Problems: []string{"one", "two"}},
		{State: units.State{Scope: units.ScopeUser, By: units.ByInstall, File: "/b"}},
	}}
	const state = "does not start by itself; does not run; does not answer.\n"
	require.Equal(t, "The service of the system, installed by a package (/a); "+state+"  one\n  two\n"+
		"The service of this user, installed by rkllmd service install (/b); "+state,
		format_report.FormatReport(report))
}
