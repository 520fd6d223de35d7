package member_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/update_class"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/tests/fleet/member/fleet_member"
	"rkllmd/tests/support/fleet/fleet_get"
)

func TestUpdateClass(t *testing.T) {
	m, b, _, _ := fleet_member.FleetMember(t, "x")
	class := name_class.NameClass(b).ID
	for range 2 {
		require.NoError(t, update_class.UpdateClass(m))
		require.Equal(t, class, m.Class)
		require.Len(t, m.Stops, 2)
	}
	var c fleet.Class
	require.NoError(t, ask_value.AskValue(m.Bus, fleet.PrefixKind+class, nil, &c, time.Minute))
	require.Equal(t, class, c.ID)
	again := *b
	m.Get = fleet_get.FleetGet(&again, nil)
	require.NoError(t, update_class.UpdateClass(m))
	require.Same(t, &again, m.Offered, "the model was loaded again: the one before answers nothing")
	m.Get = fleet_get.FleetGet(nil, errors.New("no model"))
	require.NoError(t, update_class.UpdateClass(m))
	require.Empty(t, m.Class)
	for ask_value.AskValue(m.Bus, fleet.PrefixKind+class, nil, &c, time.Minute) == nil { // until the server knows
	}
}
