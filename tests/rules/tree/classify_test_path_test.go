package tree_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/classify_test_path"
)

func TestClassifyTestPath(t *testing.T) {
	kinds := map[string]rules.Kind{
		"server/bind/bind_test.go":           rules.KindTest,
		"server/bind/bind_benchmark_test.go": rules.KindBenchmark,
		"server/bind/bind_fuzz_test.go":      rules.KindFuzz,
		"whole/bind/bind_test.go":            rules.KindTest,
		"support/bind/bind.go":               rules.KindSupport,
		"support/bind/bind.c":                rules.KindC,
		"support/bind/bind.h":                rules.KindHeader,
	}
	for path, kind := range kinds {
		area, _, _ := strings.Cut(path, "/")
		place, problem := classify_test_path.ClassifyTestPath(strings.Split(path, "/"))
		require.Equal(t, rules.Place{Kind: kind, Area: area, Name: "bind"}, place, path)
		require.Empty(t, problem, path)
	}

	problems := map[string]string{
		"help.go":                   "tests/A/N/",
		"server/bind_test.go":       "tests/A/N/",
		"server/a/b/b_test.go":      "tests/A/N/",
		"src/bind/bind_test.go":     "src is not an area",
		"server/bind/bind.go":       "bind_test.go",
		"server/bind/help_test.go":  "bind_fuzz_test.go",
		"server/bind/bind_test.c":   "bind_test.go",
		"support/bind/bind_test.go": "bind.go",
	}
	for path, want := range problems {
		place, problem := classify_test_path.ClassifyTestPath(strings.Split(path, "/"))
		require.Equal(t, rules.Place{}, place, path)
		require.Contains(t, problem, want, path)
	}
}
