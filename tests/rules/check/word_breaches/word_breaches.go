// Package word_breaches gives a table of breaches.
package word_breaches

import "strings"

// WordBreaches is list_breaches for helpers in the wrong place, words, wide lines, dead nouns and indexes.
func WordBreaches() [][5]string {
	const verb, nouns = "buffer/append_buffer/append_buffer.go", "engine/gguf/gguf.go"
	const test = "tests/engine/model/load_model_test.go"
	const cut, write = "tests/engine/gguf/cut_file/cut_file.go", "tests/engine/write_file/write_file.go"
	const buffer = "tests/support/daemon/make_buffer/make_buffer.go"
	return [][5]string{
		{"a helper of another room", test, "import ", "import _ \"example/tests/engine/gguf/cut_file\"\nimport ", cut +
			":1: support"},
		{"a helper of another area", "tests/cli/run_cli_test.go", "\n\n",
			"\n\nimport _ \"example/tests/engine/write_file\"\n", write + ":1: support"},
		{"a helper that one room uses", test, "import \"example/tests/engine/write_file\"\n\n", "", write +
			":1: support"},
		{"a helper that one area uses", "tests/whole/jsonrpc/talk_twice_test.go",
			"import \"example/tests/support/daemon/make_buffer\"\n\n", "",
			buffer + ":1: support"},
		{"a word that is no verb", "bench/echo_back/echo_back.c", "", "int main(void) { return 0; }\n",
			"bench/echo_back/echo_back.c:1: no-test bench/echo_back/echo_back.c:1: verb"},
		{"a thread of its own wording", verb, "the loop.", "the loop, or so.", verb + ":9: runs-on"},
		{"a wide line", verb, "defer func() {}()", "use(\"" + strings.Repeat("-", 80) + "\")", verb + ":9: line-width"},
		{"a dead constant", nouns, "", "const Unused = 1\n", nouns + ":9: dead-noun"},
		{"a type that a dead one uses", nouns, "", "type Unused struct{ More Unseen }\n\ntype Unseen int\n", nouns +
			":9: dead-noun " + nouns + ":11: dead-noun"},
		{"an old index of an area", "engine/INDEX.md", "", "# engine\n", "engine/INDEX.md:3: index"},
		{"no test in a room", "engine/gguf/run_file/run_file.c", "", "int run_file(void) { return 0; }\n",
			"engine/gguf/run_file/run_file.c:1: no-test"},
	}
}
