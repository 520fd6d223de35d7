package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/convert_tokens"
)

func TestConvertTokens(t *testing.T) {
	tokens, err := convert_tokens.ConvertTokens("token_ids", []uint32{0, 7, 1<<31 - 1})
	require.NoError(t, err)
	require.Equal(t, []int32{0, 7, 1<<31 - 1}, tokens)
	_, err = convert_tokens.ConvertTokens("token_ids", []uint32{0, 1 << 31})
	require.Equal(t, codes.InvalidArgument, status.Code(err))
	require.ErrorContains(t, err, "token_ids[1] is 2147483648; ")
}
