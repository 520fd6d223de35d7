package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_crowd"
	"rkllmd/rules/tree/detect_place"
	"rkllmd/tests/rules/check/list_places"
)

func TestCheckCrowd(t *testing.T) {
	tree := &rules.Tree{}
	for _, path := range []string{"engine/gguf/N/N.go", "engine/gguf/N/N.c", "engine/N/N.go",
		"tests/engine/gguf/N_test.go",
		"tests/engine/gguf/N/N.go", "tests/support/daemon/N/N.cpp", "tests/whole/jsonrpc/N_test.go"} {
		for i := range rules.MaxFunctions {
			name := strings.ReplaceAll(path, "N", fmt.Sprintf("run_%02d", i))
			place, problem := detect_place.DetectPlace(name)
			require.Empty(t, problem)
			tree.Files = append(tree.Files, &rules.File{Path: name, Place: place})
		}
	}
	require.Empty(t, check_crowd.CheckCrowd(tree))

	for path, want := range map[string]string{ // the file that is one more -> a finding there
		"engine/gguf/more/more.c":           "crowd",
		"engine/more/more.go":               "crowd",
		"engine/gguf/run_01/run_01.h":       "",
		"engine/pool/more/more.go":          "",
		"tests/engine/gguf/more_test.go":    "",
		"tests/engine/gguf/more/more.go":    "crowd",
		"tests/engine/more/more.go":         "",
		"tests/support/daemon/more/more.go": "crowd",
		"tests/support/daemon/more/more.h":  "",
		"tests/whole/jsonrpc/more_test.go":  "crowd",
		"tests/whole/jsonrpc/more/more.go":  "",
	} {
		place, _ := detect_place.DetectPlace(path)
		more := &rules.Tree{Files: append(slices.Clip(tree.Files), &rules.File{Path: path, Place: place})}
		if want != "" {
			want = path + ":1: " + want
		}
		require.Equal(t, want, list_places.ListPlaces(check_crowd.CheckCrowd(more)), path)
		rules.Crowds["engine"] = "a test says so"
		require.Equal(t, path != "engine/more/more.go" && want != "", len(check_crowd.CheckCrowd(more)) > 0, path)
		delete(rules.Crowds, "engine")
	}
}
