package tree_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/detect_client_place"
)

func TestDetectClientPlace(t *testing.T) {
	for path, want := range map[string]rules.Place{
		"rkllm-go/run.go":                   {Kind: rules.KindLibrary, Name: "run"},
		"rkllm-go/run_test.go":              {Kind: rules.KindLibrary, Name: "run_test"},
		"rkllm-c/src/run.c":                 {Kind: rules.KindLibrary, Name: "run"},
		"rkllm-c/src/internal.h":            {Kind: rules.KindHeader, Name: "internal"},
		"rkllm-c/rkllm_client.h":            {Kind: rules.KindHeader, Name: "rkllm_client"},
		"rkllm-c/examples/stream.c":         {Kind: rules.KindExample, Name: "stream"},
		"rkllm-go/examples/stream/main.go":  {Kind: rules.KindExample, Name: "main"},
		"rkllm-go/examples/several/main.go": {Kind: rules.KindExample, Name: "main"},
	} {
		want.Area = rules.Clients
		place, problem := detect_client_place.DetectClientPlace(strings.Split(path, "/"))
		require.Equal(t, want, place, path)
		require.Empty(t, problem, path)
	}
	for _, path := range []string{"run.go", "rkllm-go/inner/run.go", "rkllm-go/run.c", "rkllm-c/run.c",
		"rkllm-c/src/run.go", "rkllm-c/examples/stream/main.c", "rkllm-go/examples/main.go",
		"rkllm-go/examples/stream/help.go", "python/a.c"} {
		place, problem := detect_client_place.DetectClientPlace(strings.Split(path, "/"))
		require.Equal(t, rules.Place{}, place, path)
		require.Contains(t, problem, "rkllm-go/N.go", path)
	}
}
