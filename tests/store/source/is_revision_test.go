package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/is_revision"
)

func TestIsRevision(t *testing.T) {
	for _, name := range []string{"main", "v1.0", "0a1b2c", strings.Repeat("a", 128)} {
		require.True(t, is_revision.IsRevision(name), "%q", name)
	}
	for _, name := range []string{"", ".", "-a", "a/b", "a+b", "ä", "a\n", strings.Repeat("a", 129)} {
		require.False(t, is_revision.IsRevision(name), "%q", name)
	}
}
