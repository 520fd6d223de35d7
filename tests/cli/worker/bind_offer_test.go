package worker_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/bind_offer"
	"rkllmd/generation"
)

func TestBindOffer(t *testing.T) {
	b := &generation.Backend{}
	found, err := bind_offer.BindOffer(b)()
	require.NoError(t, err)
	require.Same(t, b, found)
}
