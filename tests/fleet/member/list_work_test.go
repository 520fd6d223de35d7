package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/member"
	"rkllmd/fleet/member/list_work"
)

func TestListWork(t *testing.T) {
	m := &member.Member{Work: map[string]*member.Work{"a": {}, "b": {Ended: true}, "c": {}}}
	require.ElementsMatch(t, []string{"a", "c"}, list_work.ListWork(m))
}
