package tree_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/detect_test_place"
)

func TestDetectTestPlace(t *testing.T) {
	places := map[string]rules.Place{
		"server/bind_test.go":                {Kind: rules.KindTest, Area: "server"},
		"server/bind_benchmark_test.go":      {Kind: rules.KindBenchmark, Area: "server"},
		"engine/gguf/bind_test.go":           {Kind: rules.KindTest, Area: "engine", Room: "gguf"},
		"engine/gguf/bind_benchmark_test.go": {Kind: rules.KindBenchmark, Area: "engine", Room: "gguf"},
		"engine/gguf/bind_fuzz_test.go":      {Kind: rules.KindFuzz, Area: "engine", Room: "gguf"},
		"engine/gguf/bind/bind.go":           {Kind: rules.KindSupport, Area: "engine", Room: "gguf"},
		"engine/bind/bind.go":                {Kind: rules.KindSupport, Area: "engine"},
		"engine/bind/bind.cpp":               {Kind: rules.KindC, Area: "engine"},
		"whole/jsonrpc/bind_test.go":         {Kind: rules.KindTest, Area: rules.Whole, Room: "jsonrpc"},
		"whole/jsonrpc/bind/bind.go":         {Kind: rules.KindSupport, Area: rules.Whole, Room: "jsonrpc"},
		"whole/bind/bind.go":                 {Kind: rules.KindSupport, Area: rules.Whole},
		"clients/bind_test.go":               {Kind: rules.KindTest, Area: rules.Clients},
		"support/daemon/bind/bind.go":        {Kind: rules.KindSupport, Area: rules.Support, Room: "daemon"},
		"support/daemon/bind/bind.c":         {Kind: rules.KindC, Area: rules.Support, Room: "daemon"},
		"support/daemon/bind/bind.h":         {Kind: rules.KindHeader, Area: rules.Support, Room: "daemon"},
	}
	for path, want := range places {
		want.Name, want.Tests = "bind", true
		place, problem := detect_test_place.DetectTestPlace(strings.Split(path, "/"))
		require.Equal(t, want, place, path)
		require.Empty(t, problem, path)
	}

	problems := map[string]string{
		"help.go":                     "in the folder of an area",
		"server/bind/bind_test.go":    "bind is not a room of tests/server",
		"server/a/b/b_test.go":        "N_test.go",
		"engine/gguf/a/a_test.go":     "a is not a room of tests/engine/gguf",
		"engine/gguf/a/b/b.go":        "N_test.go",
		"engine/gguf/gguf.go":         "tests/engine/gguf holds tests",
		"engine/help.go":              "tests/engine holds tests",
		"engine/gguf/a/b.go":          "N/N.go",
		"engine/a_test/a_test.go":     "a_test is not a room",
		"src/bind_test.go":            "src is not an area",
		"server/bind_test.c":          "N_test.go",
		"support/bind/bind.go":        "tests/support/R/",
		"support/bind_test.go":        "tests/support/R/",
		"support/daemon/bind_test.go": "N_test.go",
		"whole/bind_test.go":          "tests/whole/R/",
		"whole/attic/bind_test.go":    "attic is not a room of tests/whole",
		"clients/bind/bind.go":        "N_test.go",
		"clients/attic/bind_test.go":  "attic is not a room of tests/clients",
	}
	for path, want := range problems {
		place, problem := detect_test_place.DetectTestPlace(strings.Split(path, "/"))
		require.Equal(t, rules.Place{}, place, path)
		require.Contains(t, problem, want, path)
	}
}
