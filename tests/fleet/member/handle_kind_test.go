package member_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/handle_kind"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestHandleKind(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, "answer")
	want := name_class.NameClass(b)
	handle_kind.HandleKind(m, want)(fleet.Message{Reply: "answer"})
	var c fleet.Class
	require.NoError(t, json.Unmarshal((<-told).Data, &c))
	require.Equal(t, want, c)
}
