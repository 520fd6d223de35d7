package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/member"
	"rkllmd/fleet/member/count_work"
)

func TestCountWork(t *testing.T) {
	m := &member.Member{Work: map[string]*member.Work{"a": {}, "b": {Ended: true}, "c": {}}}
	require.Equal(t, 2, count_work.CountWork(m))
}
