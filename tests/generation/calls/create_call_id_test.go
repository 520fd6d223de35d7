package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/create_call_id"
)

func TestCreateCallID(t *testing.T) {
	require.Regexp(t, `^call_[A-Za-z0-9]{24}$`, create_call_id.CreateCallID(&generation.CallFormat{}))
	short := create_call_id.CreateCallID(&generation.CallFormat{Short: true})
	require.Regexp(t, `^[A-Za-z0-9]{9}$`, short)
	require.NotEqual(t, short, create_call_id.CreateCallID(&generation.CallFormat{Short: true}))
}
