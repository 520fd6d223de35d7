package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/get_caller_version"
)

func TestGetCallerVersion(t *testing.T) {
	// the C program of tests/whole/dropin is the other case
	require.Equal(t, "1.3.0", get_caller_version.GetCallerVersion())
}
