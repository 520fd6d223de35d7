package peek_backend_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/offer_backend"
	"rkllmd/generation/peek_backend"
	"rkllmd/tests/support/generation_backend"
)

func TestPeekBackend(t *testing.T) {
	h := &generation.Hub{}
	require.Nil(t, peek_backend.PeekBackend(h))
	_, made := generation_backend.GenerationBackend()
	offer_backend.OfferBackend(h, func() (*generation.Backend, error) {
		require.Nil(t, peek_backend.PeekBackend(h), "it does not wait for the one that is being made")
		return made, nil
	})
	require.Nil(t, peek_backend.PeekBackend(h), "and has none made")
	_, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	require.Same(t, made, peek_backend.PeekBackend(h))
}
