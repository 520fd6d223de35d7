package tree_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/detect_place"
)

func TestDetectPlace(t *testing.T) {
	places := map[string]rules.Place{
		"main.go":                            {Kind: rules.KindMain, Name: "main"},
		"main_noembedded.go":                 {Kind: rules.KindMain, Name: "main"},
		"dropin/main.go":                     {Kind: rules.KindMain, Name: "main"},
		"dropin/rkllm_run/rkllm_run.go":      {Kind: rules.KindVerb, Area: "dropin", Name: "rkllm_run"},
		"tests/dropin/a_client/a_client.cpp": {Kind: rules.KindC, Area: "dropin", Name: "a_client", Tests: true},
		"engine/gguf/gguf.go":                {Kind: rules.KindNouns, Area: "engine", Room: "gguf"},
		"engine/gguf/layout.go":              {Kind: rules.KindNouns, Area: "engine", Room: "gguf"},
		"engine/gguf/open_it/open_it.go":     {Kind: rules.KindVerb, Area: "engine", Room: "gguf", Name: "open_it"},
		"engine/gguf/open_it/open_it.c":      {Kind: rules.KindC, Area: "engine", Room: "gguf", Name: "open_it"},
		"engine/gguf/open_it/open_it.h":      {Kind: rules.KindHeader, Area: "engine", Room: "gguf", Name: "open_it"},
		"server/server.go":                   {Kind: rules.KindNouns, Area: "server"},
		"rkllm/layout.go":                    {Kind: rules.KindNouns, Area: "rkllm"},
		"server/bind_socket/bind_socket.go":  {Kind: rules.KindVerb, Area: "server", Name: "bind_socket"},
		"server/bind_socket/bind_socket.c":   {Kind: rules.KindC, Area: "server", Name: "bind_socket"},
		"server/bind_socket/bind_socket.h":   {Kind: rules.KindHeader, Area: "server", Name: "bind_socket"},
		"gen/chat/chat.pb.go":                {Kind: rules.KindGenerated, Area: "gen"},
		"gen/chat/v1/deep.c":                 {Kind: rules.KindGenerated, Area: "gen"},
		"tests/server/bind_test.go":          {Kind: rules.KindTest, Area: "server", Name: "bind", Tests: true},
		"tests/engine/gguf/open_it_test.go": {Kind: rules.KindTest, Area: "engine", Room: "gguf", Name: "open_it",
			Tests: true},
		"tests/support/daemon/start/start.go": {Kind: rules.KindSupport, Area: rules.Support, Room: "daemon",
			Name: "start", Tests: true},
	}
	for path, want := range places {
		place, problem := detect_place.DetectPlace(path)
		require.Equal(t, want, place, path)
		require.Empty(t, problem, path)
	}

	problems := map[string]string{
		"other.go":                       "only source file at the root",
		"main_linux.go":                  "only source file at the root",
		"dropin/dropin.go":               "fills this folder's package",
		"dropin/main_noembedded.go":      "fills this folder's package",
		"dropin/run/run.cpp":             "C++ stands under tests/",
		"tests/dropin/run.cpp":           "N/N.go",
		"tests/dropin/a/a.cc":            ".cc",
		"gen.go":                         "only source file at the root",
		"src/bind/bind.go":               "src is not an area",
		"server/layout.c":                "A/N/N.go",
		"server/bind/listen.go":          "server/bind holds one function, in bind.go",
		"server/bind/bind_linux.c":       "server/bind holds one function, in bind.c",
		"server/bind/more/more.go":       "bind is not a room of server",
		"engine/gguf/a/b/b.go":           "no other level",
		"engine/gguf/a/b.go":             "engine/gguf/a holds one function, in a.go",
		"engine/gguf/layout.c":           "A/N/N.go",
		"server/server_test.go":          "tests/A/N_test.go",
		"server/bind/bind_test.go":       "tests/A/N_test.go",
		"server/run_test/run_test.go":    "tests/A/N_test.go",
		"server/bind/bind.cpp":           "C++ stands under tests/",
		"server/bind/bind.S":             ".S",
		"tests/utils/a/b.go":             "N/N.go",
		"tests/server/bind/support/s.go": "N/N.go",
	}
	for path, want := range problems {
		place, problem := detect_place.DetectPlace(path)
		require.Equal(t, rules.Place{}, place, path)
		require.Contains(t, problem, want, path)
	}
}
