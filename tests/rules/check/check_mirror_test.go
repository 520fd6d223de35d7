package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/check_mirror"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckMirror(t *testing.T) {
	require.Empty(t, check_mirror.CheckMirror(parse_tree.ParseTree(good_tree.GoodTree())))

	findings := check_mirror.CheckMirror(parse_tree.ParseTree(map[string]string{
		"utils/tell/tell.go":                     "package tell\n",
		"tests/utils/tell_fuzz_test.go":          "package tell_test\n", // fuzzing alone is no test
		"utils/ask/ask.go":                       "package ask\n",
		"utils/ask/ask.c":                        "",
		"tests/buffer/ask_test.go":               "package ask_test\n", // another area's
		"utils/see/see.go":                       "package see\n",
		"tests/utils/see_test.go":                "package see_test\n",
		"tests/utils/gone_benchmark_test.go":     "package gone_test\n",
		"tests/utils/header_test.go":             "package header_test\n",
		"utils/header/header.h":                  "", // a header alone is no function
		"tests/utils/helper/helper.c":            "",
		"tests/whole/jsonrpc/long_story_test.go": "package long_story_test\n",
		"bench/program/program.c":                "",
		"tests/bench/program_test.go":            "package program_test\n",
		"tests/whole/other_test.go":              "package misplaced_test\n", // has its own finding
	}))
	require.Equal(t, "tests/buffer/ask_test.go:1: orphan-test tests/utils/gone_benchmark_test.go:1: orphan-test "+
		"tests/utils/header_test.go:1: orphan-test utils/ask/ask.c:1: no-test utils/tell/tell.go:1: no-test",
		list_places.ListPlaces(findings))
}
