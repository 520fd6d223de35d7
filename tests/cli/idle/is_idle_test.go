package idle_test

import (
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/idle/is_idle"
	"rkllmd/models"
)

func TestIsIdle(t *testing.T) {
	var clients atomic.Int64
	counts := []func() int64{nil, clients.Load}
	require.True(t, is_idle.IsIdle(counts, nil))
	clients.Store(1)
	require.False(t, is_idle.IsIdle(counts, nil))
	clients.Store(0)
	loaded, waiting := &models.Stay{}, &models.Stay{}
	table := &models.Table{Stays: []*models.Stay{loaded}, Line: []*models.Stay{waiting}}
	require.True(t, is_idle.IsIdle(counts, table), "a model that nobody uses is no reason to stay")
	for _, stay := range []*models.Stay{loaded, waiting} {
		stay.Holders = 1
		require.False(t, is_idle.IsIdle(counts, table))
		stay.Holders = 0
	}
}
