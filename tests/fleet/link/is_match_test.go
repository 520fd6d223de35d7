package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/link/is_match"
)

func TestIsMatch(t *testing.T) {
	for _, subject := range []string{"rkf.g.daemon.out.model", "rkf.g.daemon.out.x"} {
		require.True(t, is_match.IsMatch("rkf.g.daemon.out.*", subject))
		require.True(t, is_match.IsMatch("rkf.*.daemon.out.*", subject))
		require.True(t, is_match.IsMatch(subject, subject))
	}
	for _, subject := range []string{"rkf.g.daemon.out", "rkf.g.daemon.out.a.b", "rkf.g.other.out.a", ""} {
		require.False(t, is_match.IsMatch("rkf.g.daemon.out.*", subject))
	}
}
