package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor/is_older_version"
)

func TestIsOlderVersion(t *testing.T) {
	for _, test := range []struct {
		version, than string
		older         bool
	}{
		{"0.9.7", "0.9.8", true}, {"0.9.8", "0.9.8", false}, {"0.9.10", "0.9.8", false}, {"0.10", "0.9.8", false},
		{"0.9", "0.9.8", true}, {"0.9.8.1", "0.9.8", false}, {"0.9", "0.9.0", false}, {"1", "0.9.8", false},
		{"", "0.9.8", false}, {"unknown", "0.9.8", false}, {"0.8.x", "0.9.8", true}, {"0.9.x", "0.9.8", false},
	} {
		require.Equal(t, test.older, is_older_version.IsOlderVersion(test.version, test.than), "%s, %s", test.version,
			test.than)
	}
}
