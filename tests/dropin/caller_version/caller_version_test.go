package caller_version_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/caller_version"
)

func TestCallerVersion(t *testing.T) {
	require.Equal(t, "1.3.0", caller_version.CallerVersion()) // the C program of tests/whole/dropin_symbols is the other case
}
