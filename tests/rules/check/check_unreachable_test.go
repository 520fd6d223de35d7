package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/check_unreachable"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckUnreachable(t *testing.T) {
	require.Empty(t, check_unreachable.CheckUnreachable(parse_tree.ParseTree(good_tree.GoodTree())))

	findings := check_unreachable.CheckUnreachable(parse_tree.ParseTree(map[string]string{
		"main.go":                           "package main\nimport _ \"example/cli/run\"\n",
		"main_noembedded.go":                "//go:build noembedded\n\npackage main\nimport _ \"example/cli/board\"\n",
		"cli/board/board.go":                "package board\n",
		"dropin/main.go":                    "package main\nimport _ \"example/dropin/serve\"\n",
		"dropin/serve/serve.go":             "package serve\n",
		"dropin/other/other.go":             "package other\n", // main.go of its own area is not enough
		"cli/run/run.go":                    "package run\nimport _ \"example/demo/write\"\n",
		"cli/cli.go":                        "package cli\n",
		"cli/more.go":                       "package cli\n",                        // one finding a package
		"utils/tell/tell.go":                "package tell\n",                       // a test is not enough
		"demo/write/write.go":               "package write\n",                      // the program is not enough
		"rules/look/look.go":                "package look\n",                       // reached from the test
		"bench/echo/echo.c":                 "int main(void) {}\n",                  // no Go package
		"utils/tell/tell.c":                 "int tell(void) {}\n",                  // part of the Go package
		"gen/chat/chat.go":                  "// Code generated. DO NOT EDIT.\n",    // exempt
		"tests/support/daemon/help/help.go": "package help\nimport \"example/b\"\n", // used by nobody
		"tests/utils/tell_test.go": "package tell_test\nimport _ \"example/utils/tell\"\nimport _ " +
			"\"example/rules/look\"\n",
	}))
	require.Equal(t, "cli/cli.go:1: unreachable demo/write/write.go:1: unreachable dropin/other/other.go:1: "+
		"unreachable tests/support/daemon/help/help.go:1: unreachable "+
		"utils/tell/tell.go:1: unreachable", list_places.ListPlaces(findings))
}
