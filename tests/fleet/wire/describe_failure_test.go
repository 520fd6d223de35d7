package wire_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestDescribeFailure(t *testing.T) {
	require.Nil(t, describe_failure.DescribeFailure(nil))
	require.Equal(t, &fleet.Failure{Kind: "too_long", Text: "9 tokens"}, describe_failure.DescribeFailure(
		name_error.NameError(generation.ErrTooLong, "9 tokens")), "and not invalid, which it is too")
	require.Equal(t, &fleet.Failure{Kind: "failed", Text: "x"}, describe_failure.DescribeFailure(errors.New("x")))
}
