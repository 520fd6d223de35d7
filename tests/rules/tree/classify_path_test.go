package tree_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/classify_path"
)

func TestClassifyPath(t *testing.T) {
	places := map[string]rules.Place{
		"main.go":                             {Kind: rules.KindMain, Name: "main"},
		"main_noembedded.go":                  {Kind: rules.KindMain, Name: "main"},
		"dropin/main.go":                      {Kind: rules.KindMain, Name: "main"},
		"dropin/rkllm_run/rkllm_run.go":       {Kind: rules.KindVerb, Area: "dropin", Name: "rkllm_run"},
		"tests/support/a_client/a_client.cpp": {Kind: rules.KindC, Area: rules.Support, Name: "a_client"},
		"server/server.go":                    {Kind: rules.KindNouns, Area: "server"},
		"rkllm/layout.go":                     {Kind: rules.KindNouns, Area: "rkllm"},
		"server/bind_socket/bind_socket.go":   {Kind: rules.KindVerb, Area: "server", Name: "bind_socket"},
		"server/bind_socket/bind_socket.c":    {Kind: rules.KindC, Area: "server", Name: "bind_socket"},
		"server/bind_socket/bind_socket.h":    {Kind: rules.KindHeader, Area: "server", Name: "bind_socket"},
		"gen/chat/chat.pb.go":                 {Kind: rules.KindGenerated, Area: "gen"},
		"gen/chat/v1/deep.c":                  {Kind: rules.KindGenerated, Area: "gen"},
		"tests/server/bind/bind_test.go":      {Kind: rules.KindTest, Area: "server", Name: "bind"},
		"tests/support/start_it/start_it.go":  {Kind: rules.KindSupport, Area: rules.Support, Name: "start_it"},
	}
	for path, want := range places {
		place, problem := classify_path.ClassifyPath(path)
		require.Equal(t, want, place, path)
		require.Empty(t, problem, path)
	}

	problems := map[string]string{
		"other.go":                       "only source file at the root",
		"main_linux.go":                  "only source file at the root",
		"dropin/dropin.go":               "fills this folder's package",
		"dropin/main_noembedded.go":      "fills this folder's package",
		"dropin/run/run.cpp":             "tests/support/N/N.cpp",
		"tests/dropin/run/run.cpp":       "can only be",
		"tests/support/a/a.cc":           ".cc",
		"gen.go":                         "only source file at the root",
		"src/bind/bind.go":               "src is not an area",
		"server/layout.c":                "A/N/N.c",
		"server/bind/listen.go":          "server/bind/bind.go",
		"server/bind/bind_linux.c":       "server/bind/bind.c",
		"server/bind/more/more.go":       "no other level",
		"server/server_test.go":          "tests/A/N/N_test.go",
		"server/bind/bind_test.go":       "tests/A/N/N_test.go",
		"server/run_test/run_test.go":    "tests/A/N/N_test.go",
		"server/bind/bind.cpp":           "tests/support/N/N.cpp",
		"server/bind/bind.S":             ".S",
		"tests/support/a/b.go":           "a.go",
		"tests/server/bind/support/s.go": "tests/support/N/",
	}
	for path, want := range problems {
		place, problem := classify_path.ClassifyPath(path)
		require.Equal(t, rules.Place{}, place, path)
		require.Contains(t, problem, want, path)
	}
}
