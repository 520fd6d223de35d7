package kakeya_server_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya_server/check_token"
)

func TestCheckToken(t *testing.T) {
	for value, ok := range map[string]bool{"Bearer secret": true, "bearer secret": true, "Bearer  secret ": true,
		"Bearer secre":   false,
		"Bearer secrets": false, "Basic secret": false, "secret": false, "": false, "Bearer ": false} {
		err := check_token.CheckToken(metadata.NewIncomingContext(context.Background(), metadata.Pairs("authorization",
			value)), "secret")
		if ok {
			require.NoError(t, err, value)
		} else {
			require.Equal(t, codes.Unauthenticated, status.Code(err), value)
		}
	}
	require.ErrorContains(t, check_token.CheckToken(context.Background(), "secret"),
		`send the metadata "authorization: Bearer TOKEN"`)
}
