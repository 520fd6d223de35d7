package kakeya_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/metadata"

	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

func TestAddToken(t *testing.T) {
	sent, _ := metadata.FromOutgoingContext(add_token.AddToken(t.Context(), &kakeya_client.Client{Token: "secret"}))
	require.Equal(t, metadata.Pairs("authorization", "Bearer secret"), sent)
	_, any := metadata.FromOutgoingContext(add_token.AddToken(t.Context(), &kakeya_client.Client{}))
	require.False(t, any)
}
