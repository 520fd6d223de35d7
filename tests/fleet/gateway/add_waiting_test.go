package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/add_waiting"
)

func TestAddWaiting(t *testing.T) {
	g := &gateway.Gateway{}
	for _, user := range []string{"a", "b", "a"} {
		add_waiting.AddWaiting(g, user, 1)
	}
	require.Equal(t, []any{3, map[string]int{"a": 2, "b": 1}}, []any{g.Waiting, g.Waiters})
	add_waiting.AddWaiting(g, "b", -1)
	require.Equal(t, []any{2, map[string]int{"a": 2}}, []any{g.Waiting, g.Waiters}, "who does not wait is forgotten")
}
