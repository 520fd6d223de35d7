package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/index/describe_function"
	"rkllmd/rules/tree/parse_source"
)

func TestDescribeFunction(t *testing.T) {
	const tell = "// Tell says utils.Level aloud,\n// twice. Then not.\n"
	cases := [][4]string{ // path, text before the function, sentence, thread
		{"utils/tell/tell.go", tell + "//\n// **Runs on:** the loop, or\n// the worker. **Holds:** Mu.\n",
			"Tell says utils.Level aloud, twice.", "the loop, or the worker"},
		{"utils/tell/tell.go", tell + "// **Runs on:** any **Holds:** nothing\n", "Tell says utils.Level aloud, twice.",
			"any"},
		{"utils/tell/tell.go", tell + "// **Runs on:** any thread; never blocks\n",
			"Tell says utils.Level aloud, twice.", "any thread; never blocks"},
		{"utils/tell/tell.go", "// Tell tells.\n//\n// **Runs on:** any thread\n//\n// More.\n", "Tell tells.",
			"any thread"},
		{"utils/tell/tell.go", "// Tell tells.\n//\n// **Runs on:** jsonrpc.HandleMessage's thread\n", "Tell tells.",
			"jsonrpc.HandleMessage's thread"},
		{"utils/tell/tell.go", "// Tell tells what \"Runs on:\" means.\n", "Tell tells what \"Runs on:\" means.", ""},
		{"utils/tell/tell.go", "// Not the comment.\n\n", "", ""},
		{"utils/tell/tell.go", "// Tell tells.\n//\n//export Tell\n", "Tell tells.", ""},
		{"bench/tell/tell.c", "// A program: it\n// tells. And more.\n// Of it.\n#include <stdio.h>\n// Not this.\n",
			"A program: it tells.", "a process of its own"},
		{"bench/tell/tell.c", "\n/* It tells.\n * Twice.\n */\n", "It tells.", "a process of its own"},
		{"bench/tell/tell.c", "#include <stdio.h>\n// It tells.\n", "", "a process of its own"},
	}
	for _, c := range cases {
		text := c[1] + "int main(void) {}\n"
		if c[0] == "utils/tell/tell.go" {
			text = "// Package tell holds one function.\npackage tell\n\n" + c[1] + "func Tell() {}\n"
		}
		sentence, thread := describe_function.DescribeFunction(parse_source.ParseSource("example", c[0], []byte(text)))
		require.Equal(t, [2]string(c[2:]), [2]string{sentence, thread}, text)
	}

	sentence, thread := describe_function.DescribeFunction(parse_source.ParseSource("example", "utils/tell/tell.go",
		[]byte("func {")))
	require.Empty(t, sentence+thread)
}
