package sum_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/kakeya"
	"rkllmd/kakeya/sum_cache"
	"rkllmd/tests/support/kakeya_holdings"
)

func TestSumCache(t *testing.T) {
	b := &generation.Backend{Model: generation.ModelInfo{BytesPerToken: 100}}
	host := &kakeya.Host{Sessions: map[string]*kakeya.Session{}}
	require.Zero(t, sum_cache.SumCache(host))
	for id, owner := range map[string]uint64{"a": 1, "b": 2, "c": 3} {
		host.Sessions[id] = &kakeya.Session{Session: &generation.Session{ID: id, Owner: owner, Backend: b}}
	}
	require.Zero(t, sum_cache.SumCache(host), "the backend does not tell")
	b.Holdings = kakeya_holdings.KakeyaHoldings
	require.EqualValues(t, 500, sum_cache.SumCache(host), "the fourth owner is another front-end's")
}
