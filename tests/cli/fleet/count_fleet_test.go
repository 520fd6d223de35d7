package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/count_fleet"
	"rkllmd/fleet/member"
)

func TestCountFleet(t *testing.T) {
	require.Zero(t, count_fleet.CountFleet(&fleet.Part{})())
	m := &member.Member{Work: map[string]*member.Work{"a": {}, "b": {Ended: true}}}
	require.EqualValues(t, 1, count_fleet.CountFleet(&fleet.Part{Member: m})())
}
