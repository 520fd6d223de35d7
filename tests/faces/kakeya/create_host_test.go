package kakeya_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/create_host"
	"rkllmd/generation"
)

func TestCreateHost(t *testing.T) {
	registry, hub := prometheus.NewRegistry(), &generation.Hub{}
	host := create_host.CreateHost(hub, generation.SessionOptions{Limit: 7}, registry)
	require.True(t, host.Hub == hub)
	require.Equal(t, 7, host.Options.Limit)
	require.NotNil(t, host.Sessions)
	families, err := registry.Gather()
	require.NoError(t, err)
	var names []string
	for _, family := range families {
		names = append(names, family.GetName())
	}
	require.Contains(t, names, "session_kv_live_bytes")
	require.Contains(t, names, "session_active")
}
