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
	m.Hello = make(chan struct{}, 1)
	for range 2 { // the second one does not wait
		handle_hello.HandleHello(m)(fleet.Message{})
	}
	require.Len(t, m.Hello, 1)
	require.Empty(t, told, "its class is not listened to yet")
}
