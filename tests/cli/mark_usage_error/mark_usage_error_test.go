package mark_usage_error_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/mark_usage_error"
)

func TestMarkUsageError(t *testing.T) {
	cause := errors.New("unknown flag: --loud")
	err := mark_usage_error.MarkUsageError(nil, cause)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorIs(t, err, cause)
	require.EqualError(t, err, "unknown flag: --loud; see --help")
}
