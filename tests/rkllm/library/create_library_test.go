package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_library"
)

func TestCreateLibrary(t *testing.T) {
	for version, generation := range map[string]string{"1.1.4": "A", "1.2.0": "B", "1.2.1b1": "b", "1.2.1": "C",
		"1.2.3": "C", "1.3.0": "D"} {
		library := create_library.CreateLibrary(&rkllm.Detection{Path: "/lib.so", Version: version, Evidence: "text",
			Generations: []string{generation}})
		require.Equal(t, []string{"/lib.so", version, "text", generation}, []string{library.Name, library.Version,
			library.Evidence, library.Layout.Generation})
		require.Equal(t, generation != "D" && version != "1.2.3", library.RunAsyncBroken, version)
		require.Nil(t, library.Init)
	}
}
