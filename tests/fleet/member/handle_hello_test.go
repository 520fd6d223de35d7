package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/handle_hello"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleHello(t *testing.T) {
	m, _, _, told := fleet_member.FleetMember(t, fleet.SubjectAlive)
	handle_hello.HandleHello(m)(fleet.Message{})
	require.Contains(t, string((<-told).Data), `"Member":"m1"`)
}
