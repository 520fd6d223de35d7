package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/read_model"
)

func TestReadModel(t *testing.T) {
	for _, test := range []struct {
		sent []string
		want string
		code codes.Code
	}{
		{nil, "", codes.OK},
		{[]string{"Model", "small"}, "small", codes.OK},
		{[]string{"model", ""}, "", codes.OK},
		{[]string{"model", "small", "model", "big"}, "", codes.InvalidArgument},
		{[]string{"models", "small"}, "", codes.OK},
	} {
		name, err := read_model.ReadModel(metadata.NewIncomingContext(t.Context(), metadata.Pairs(test.sent...)))
		require.Equal(t, test.want, name, test.sent)
		require.Equal(t, test.code, status.Code(err), "%v", err)
	}
	name, err := read_model.ReadModel(t.Context())
	require.NoError(t, err)
	require.Empty(t, name)
}
