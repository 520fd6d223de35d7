package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/find_home"
)

func TestFindHome(t *testing.T) {
	gguf, pool, root := rules.Place{Area: "engine", Room: "gguf"}, rules.Place{Area: "engine", Room: "pool"},
		rules.Place{Area: "engine"}
	story, client := rules.Place{Area: rules.Whole, Room: "jsonrpc"}, rules.Place{Area: rules.Clients}
	shared := rules.Place{Area: rules.Support, Room: "daemon"}
	cases := []struct {
		Home  string
		Users []rules.Place
	}{
		{"tests/engine/gguf", []rules.Place{gguf, gguf}},
		{"tests/engine", []rules.Place{gguf, pool, gguf}},
		{"tests/engine", []rules.Place{root}},
		{"tests/engine", []rules.Place{gguf, root}},
		{"tests/whole/jsonrpc", []rules.Place{story}},
		{"tests/support", []rules.Place{story, gguf}},
		{"tests/support", []rules.Place{gguf, pool, {Area: "utils"}}},
		{"tests/support", []rules.Place{shared, shared}},
		{"tests/support", []rules.Place{client}},
	}
	for _, c := range cases {
		require.Equal(t, c.Home, find_home.FindHome(c.Users), c.Users)
	}
}
