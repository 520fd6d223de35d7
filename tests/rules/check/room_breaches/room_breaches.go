// Package room_breaches gives a table of breaches.
package room_breaches

// RoomBreaches is list_breaches for what concerns rooms.
func RoomBreaches() [][5]string {
	const verb, file, nouns = "buffer/append_buffer/append_buffer.go", "engine/gguf/open_file/open_file.go",
		"engine/gguf/gguf.go"
	const test, help = "tests/engine/model/load_model_test.go", "func Help() {}\n"
	return [][5]string{
		{"an unknown room", "engine/attic/look_up/look_up.go", "", "package look_up\n",
			"engine/attic/look_up/look_up.go:1: path"},
		{"a folder below a function of a room", "engine/gguf/open_file/more/more.go", "", "",
			"engine/gguf/open_file/more/more.go:1: path"},
		{"a function called as a room", nouns, "", "func Gguf() {}\n", nouns + ":9: function-count"},
		{"a function among a room's types", "engine/gguf/help.go", "", "package gguf\n" + help,
			"engine/gguf/help.go:2: function-count"},
		{"the area's package in a room", nouns, "package gguf", "package engine", nouns + ":2: package-name"},
		{"a room imports a higher one", file, "import ", "import _ \"example/engine/model/load_model\"\nimport ", file +
			":4: direction"},
		{"types import a higher room", nouns, "import ", "import _ \"example/engine/model\"\nimport ", nouns +
			":4: direction"},
		{"the area's types import a room", "engine/engine.go", "type", "import _ \"example/engine/gguf\"\n\ntype",
			"engine/engine.go:4: direction"},
		{"types import a function of a room", nouns, "import ", "import _ \"example/engine/gguf/open_file\"\nimport ",
			nouns + ":4: types-are-leaves"},
		{"an area imports a room above it", verb, "import ", "import _ \"example/engine/gguf\"\nimport ", verb +
			":4: direction"},
		{"a test at the root of the area", "tests/engine/open_file_test.go", "",
			"package engine_test\nfunc TestOpenFile() {}\n",
			"tests/engine/open_file_test.go:1: orphan-test"},
		{"a test in another room", "tests/engine/model/open_file_test.go", "",
			"package model_test\nfunc TestOpenFile() {}\n",
			"tests/engine/model/open_file_test.go:1: orphan-test"},
		{"a test in a folder of its own", "tests/engine/model/more/more_test.go", "", "",
			"tests/engine/model/more/more_test.go:1: path"},
		{"a test's package is its room's", test, "package model_test", "package load_model_test", test +
			":1: package-name"},
		{"a helper called as a room", "tests/engine/model/model.go", "", "package model\n" + help,
			"tests/engine/model/model.go:1: path"},
		{"a helper without a folder", "tests/engine/model/help.go", "", "package model\n" + help,
			"tests/engine/model/help.go:1: path"},
		{"a story without a room", "tests/whole/talk_test.go", "", "", "tests/whole/talk_test.go:1: path"},
		{"an unknown room of stories", "tests/whole/attic/talk_test.go", "", "",
			"tests/whole/attic/talk_test.go:1: path"},
		{"an unknown room of helpers", "tests/support/attic/help/help.go", "", "",
			"tests/support/attic/help/help.go:1: path"},
		{"a helper without a room", "tests/support/help/help.go", "", "", "tests/support/help/help.go:1: path"},
		{"a helper beside a client", "tests/clients/help/help.go", "", "", "tests/clients/help/help.go:1: path"},
	}
}
