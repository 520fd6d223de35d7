package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/is_fair"
)

func TestIsFair(t *testing.T) {
	g := &gateway.Gateway{Waiters: map[string]int{"a": 3, "b": 1, "c": 2}}
	for user, want := range map[string]bool{"a": false, "b": true, "c": false, "new": true} {
		require.Equal(t, want, is_fair.IsFair(g, user), user)
	}
	g.Waiters = map[string]int{"a": 1, "b": 1}
	require.False(t, is_fair.IsFair(g, "new"), "nobody has more than one")
}
