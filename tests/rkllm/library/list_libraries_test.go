package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_libraries"
)

func TestListLibraries(t *testing.T) {
	library := &rkllm.Library{}
	require.Equal(t, []*rkllm.Library{library}, list_libraries.ListLibraries(library))
	library.Versions = &rkllm.Versions{Libraries: []*rkllm.Library{{}, library}}
	require.Equal(t, library.Versions.Libraries, list_libraries.ListLibraries(library))
}
