package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/parse_units"
)

func TestParseUnits(t *testing.T) {
	require.Equal(t, map[string]units.Unit{"a.service": {Enabled: "static", Active: "failed", Result: "exit-code"},
		"b.socket": {Active: "active", File: "/x=y"}}, parse_units.ParseUnits("Id=a.service\nUnitFileState=static\n"+
		"ActiveState=failed\nResult=exit-code\n\nId=b.socket\nActiveState=active\nFragmentPath=/x=y\n\nOther=z\n"))
	require.Empty(t, parse_units.ParseUnits(""))
}
