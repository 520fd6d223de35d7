package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/list_members"
	"rkllmd/tests/cli/fleet/start_member"
)

func TestListMembers(t *testing.T) {
	_, m := start_member.StartMember(t)
	list, err := list_members.ListMembers(m.Bus, 2*time.Second)
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.Equal(t, []any{"a", "toy"}, []any{list[0].Member, list[0].Model})
}
