package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_cache_bytes"
	"rkllmd/generation"
	"rkllmd/tests/faces/kakeya/kakeya_holdings"
)

func TestCountCacheBytes(t *testing.T) {
	b := &generation.Backend{Model: generation.ModelInfo{BytesPerToken: 100}}
	host := &kakeya.Host{Sessions: map[string]*kakeya.Session{}}
	require.Zero(t, count_cache_bytes.CountCacheBytes(host))
	for id, owner := range map[string]uint64{"a": 1, "b": 2, "c": 3} {
		host.Sessions[id] = &kakeya.Session{Session: &generation.Session{ID: id, Owner: owner, Backend: b}}
	}
	require.Zero(t, count_cache_bytes.CountCacheBytes(host), "the backend does not tell")
	b.Holdings = kakeya_holdings.KakeyaHoldings
	require.EqualValues(t, 500, count_cache_bytes.CountCacheBytes(host), "the fourth owner is another front-end's")
}
