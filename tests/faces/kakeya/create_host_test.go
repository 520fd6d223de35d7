package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/create_host"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/parse_page"
)

func TestCreateHost(t *testing.T) {
	registry, hub := &exposition.Registry{}, &generation.Hub{}
	host := create_host.CreateHost(hub, nil, generation.SessionOptions{Limit: 7}, registry)
	require.True(t, host.Hub == hub)
	require.Equal(t, 7, host.Options.Limit)
	require.NotNil(t, host.Sessions)
	families := parse_page.ParsePage(t, registry)
	require.Contains(t, families, "session_kv_live_bytes")
	require.Contains(t, families, "session_active")
}
