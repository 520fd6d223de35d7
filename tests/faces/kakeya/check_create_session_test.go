package kakeya_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/check_create_session"
	"rkllmd/faces/kakeya/name_status"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
)

func TestCheckCreateSession(t *testing.T) {
	b := &generation.Backend{Name: "the toy", Model: generation.ModelInfo{Vocabulary: 10},
		Capabilities: generation.Capabilities{EndTokens: true}}
	most := &kakeyav1.CreateSessionRequest{ClientLabel: strings.Repeat("x", 256)}
	require.NoError(t, check_create_session.CheckCreateSession(b, most, make([]int32, 64)))
	for _, test := range []struct {
		label string
		ends  []int32
		want  string
	}{
		{strings.Repeat("x", 257), nil, "client_label has 257 bytes; the limit is 256"},
		{"", make([]int32, 65), "eos_token_ids has 65 tokens; the limit is 64"},
		{"", []int32{1, 10}, "eos_token_ids[1] is 10; this model has the tokens 0 to 9"},
	} {
		err := name_status.NameStatus(check_create_session.CheckCreateSession(b, &kakeyav1.CreateSessionRequest{
			ClientLabel: test.label}, test.ends))
		require.Equal(t, codes.InvalidArgument, status.Code(err))
		require.Equal(t, test.want, status.Convert(err).Message())
	}
	b.Capabilities.EndTokens = false
	require.NoError(t, check_create_session.CheckCreateSession(b, most, nil))
	require.ErrorIs(t, check_create_session.CheckCreateSession(b, most, []int32{1}), generation.ErrNotSupported)
}
