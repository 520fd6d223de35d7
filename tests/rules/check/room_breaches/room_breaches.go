// Package room_breaches gives a table of breaches.
package room_breaches

import "strings"

// RoomBreaches is list_breaches for what concerns rooms, words, wide lines and dead nouns.
func RoomBreaches() [][5]string {
	const verb, file, nouns = "buffer/append_buffer/append_buffer.go", "engine/gguf/open_file/open_file.go", "engine/gguf/gguf.go"
	const test, help = "tests/engine/model/load_model_test.go", "func Help() {}\n"
	const cut, write = "tests/engine/gguf/cut_file/cut_file.go", "tests/engine/write_file/write_file.go"
	const buffer = "tests/support/daemon/make_buffer/make_buffer.go"
	return [][5]string{
		{"an unknown room", "engine/attic/look_up/look_up.go", "", "package look_up\n", "engine/attic/look_up/look_up.go:1: path"},
		{"a folder below a function of a room", "engine/gguf/open_file/more/more.go", "", "", "engine/gguf/open_file/more/more.go:1: path"},
		{"a function called as a room", nouns, "", "func Gguf() {}\n", nouns + ":9: function-count"},
		{"a function among a room's types", "engine/gguf/help.go", "", "package gguf\n" + help, "engine/gguf/help.go:2: function-count"},
		{"the area's package in a room", nouns, "package gguf", "package engine", nouns + ":2: package-name"},
		{"a room imports a higher one", file, "import ", "import _ \"example/engine/model/load_model\"\nimport ", file + ":4: direction"},
		{"types import a higher room", nouns, "import ", "import _ \"example/engine/model\"\nimport ", nouns + ":4: direction"},
		{"the area's types import a room", "engine/engine.go", "type", "import _ \"example/engine/gguf\"\n\ntype", "engine/engine.go:4: direction"},
		{"types import a function of a room", nouns, "import ", "import _ \"example/engine/gguf/open_file\"\nimport ", nouns + ":4: types-are-leaves"},
		{"an area imports a room above it", verb, "import ", "import _ \"example/engine/gguf\"\nimport ", verb + ":4: direction"},
		{"a test at the root of the area", "tests/engine/open_file_test.go", "", "package engine_test\nfunc TestOpenFile() {}\n",
			"tests/engine/open_file_test.go:1: orphan-test"},
		{"a test in another room", "tests/engine/model/open_file_test.go", "", "package model_test\nfunc TestOpenFile() {}\n",
			"tests/engine/model/open_file_test.go:1: orphan-test"},
		{"a test in a folder of its own", "tests/engine/model/more/more_test.go", "", "", "tests/engine/model/more/more_test.go:1: path"},
		{"a test's package is its room's", test, "package model_test", "package load_model_test", test + ":1: package-name"},
		{"a helper called as a room", "tests/engine/model/model.go", "", "package model\n" + help, "tests/engine/model/model.go:1: path"},
		{"a helper without a folder", "tests/engine/model/help.go", "", "package model\n" + help, "tests/engine/model/help.go:1: path"},
		{"a story without a room", "tests/whole/talk_test.go", "", "", "tests/whole/talk_test.go:1: path"},
		{"an unknown room of stories", "tests/whole/attic/talk_test.go", "", "", "tests/whole/attic/talk_test.go:1: path"},
		{"an unknown room of helpers", "tests/support/attic/help/help.go", "", "", "tests/support/attic/help/help.go:1: path"},
		{"a helper without a room", "tests/support/help/help.go", "", "", "tests/support/help/help.go:1: path"},
		{"a helper beside a client", "tests/clients/help/help.go", "", "", "tests/clients/help/help.go:1: path"},
		{"a helper of another room", test, "import ", "import _ \"example/tests/engine/gguf/cut_file\"\nimport ", cut + ":1: support"},
		{"a helper of another area", "tests/cli/run_cli_test.go", "\n\n", "\n\nimport _ \"example/tests/engine/write_file\"\n", write + ":1: support"},
		{"a helper that one room uses", test, "import \"example/tests/engine/write_file\"\n\n", "", write + ":1: support"},
		{"a helper that one area uses", "tests/whole/jsonrpc/talk_twice_test.go", "import \"example/tests/support/daemon/make_buffer\"\n\n", "",
			buffer + ":1: support"},
		{"a word that is no verb", "bench/echo_back/echo_back.c", "", "int main(void) { return 0; }\n",
			"bench/echo_back/echo_back.c:1: no-test bench/echo_back/echo_back.c:1: verb"},
		{"a thread of its own wording", verb, "the loop.", "the loop, or so.", verb + ":9: runs-on"},
		{"a wide line", verb, "defer func() {}()", "use(\"" + strings.Repeat("-", 80) + "\")", verb + ":9: line-width"},
		{"a dead constant", nouns, "", "const Unused = 1\n", nouns + ":9: dead-noun"},
		{"a type that a dead one uses", nouns, "", "type Unused struct{ More Unseen }\n\ntype Unseen int\n", nouns + ":9: dead-noun " + nouns + ":11: dead-noun"},
		{"an old index of an area", "engine/INDEX.md", "", "# engine\n", "engine/INDEX.md:3: index"},
		{"no test in a room", "engine/gguf/run_file/run_file.c", "", "int run_file(void) { return 0; }\n", "engine/gguf/run_file/run_file.c:1: no-test"},
	}
}
