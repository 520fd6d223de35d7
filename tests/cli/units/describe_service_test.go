package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/describe_service"
)

func TestDescribeService(t *testing.T) {
	state := units.State{Scope: units.ScopeSystem, By: units.ByPackage, File: "/u", Path: "/s",
		Socket: units.Unit{Enabled: "enabled"}, Library: &cli.ServedLibrary{Name: "/l.so", Version: "1.2.3"}}
	require.Equal(t, "of the system, installed by a package (/u); starts for its first client; runs; answers at /s: "+
		"/l.so, version 1.2.3", describe_service.DescribeService(state))
	state = units.State{Scope: units.ScopeUser, By: units.ByInstall, File: "/u", Service: units.Unit{Enabled: "enabled",
		Active: "failed"}}
	require.Equal(t,
		"of this user, installed by rkllmd service install (/u); starts at boot; is failed; does not answer",
		describe_service.DescribeService(state))
	require.Equal(t, "of the system, installed by others (/u); does not start by itself; does not run; does not answer",
		describe_service.DescribeService(units.State{By: units.ByOthers, File: "/u"}))
}
