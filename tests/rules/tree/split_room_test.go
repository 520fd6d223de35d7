package tree_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/split_room"
)

func TestSplitRoom(t *testing.T) {
	cases := map[string][3]string{ // path -> area, room, what is below
		"engine":                   {"engine", "", ""},
		"engine/engine.go":         {"engine", "", "engine.go"},
		"engine/gguf":              {"engine", "gguf", ""},
		"engine/gguf/open/open.go": {"engine", "gguf", "open/open.go"},
		"engine/open/open.go":      {"engine", "", "open/open.go"},
		"utils/gguf/gguf.go":       {"utils", "", "gguf/gguf.go"}, // another area's room
		"support/daemon/a/a.go":    {"support", "daemon", "a/a.go"},
		"support/gguf/a/a.go":      {"support", "", "gguf/a/a.go"},
		"whole/jsonrpc/a_test.go":  {"whole", "jsonrpc", "a_test.go"},
		"clients/ping_test.go":     {"clients", "", "ping_test.go"},
		"":                         {"", "", ""},
	}
	for path, want := range cases {
		area, room, below := split_room.SplitRoom(strings.Split(path, "/"))
		require.Equal(t, want, [3]string{area, room, strings.Join(below, "/")}, path)
	}
}
