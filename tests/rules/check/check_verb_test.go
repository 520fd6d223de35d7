package check_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_verb"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckVerb(t *testing.T) {
	require.Equal(t, "rkllm/advise_room/advise_room.c:1: verb utils/room/room.c:1: verb",
		list_places.ListPlaces(check_verb.CheckVerb(parse_tree.ParseTree(map[string]string{
			"utils/check_room/check_room.go":                      "package p\n",
			"utils/check/check.go":                                "package p\n",
			"utils/checks.go":                                     "package utils\n",
			"utils/room/room.c":                                   "",
			"rkllm/advise_room/advise_room.go":                    "package p\n",
			"rkllm/advise_room/advise_room.c":                     "", // one finding for both
			"dropin/rkllm_run/rkllm_run.go":                       "package p\n",
			"dropin/main.go":                                      "package main\n",
			"librkllmrt/abi/builtin_run/builtin_run.go":           "package p\n", // in whichever room
			"connection/cleanup_connection/cleanup_connection.go": "package p\n",
			"tests/utils/many_rooms/many_rooms.go":                "package p\n",
			"tests/whole/jsonrpc/fifty_clients_test.go":           "package p\n",
		}))))

	for name, who := range rules.NamedByOthers {
		area, function, found := strings.Cut(name, "/")
		require.True(t, found && who != "" && rules.SnakeCase.MatchString(function), name)
		require.Contains(t, rules.Areas, area)
	}
}
