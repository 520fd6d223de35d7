package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/list_versions"
)

func TestListVersions(t *testing.T) {
	require.Equal(t, "1.2.0, 1.2.1b1", list_versions.ListVersions("Bb"))
	require.Equal(t, "1.2.1, 1.2.2, 1.2.3, 1.3.0", list_versions.ListVersions("CD"))
	require.Equal(t, "1.1.0, 1.1.1, 1.1.2, 1.1.3, 1.1.4, 1.2.0, 1.2.1b1, 1.2.1, 1.2.2, 1.2.3, 1.3.0",
		list_versions.ListVersions(""))
}
