// Package name_breaches gives a table of breaches.
package name_breaches

import "strings"

// NameBreaches is list_breaches for names, literals, state and what stands in C.
func NameBreaches() [][5]string {
	const verb, body = "buffer/append_buffer/append_buffer.go", "defer func() {}()"
	const test = "tests/buffer/append_buffer_test.go"
	const shim = "rkllm/call_rkllm_createDefaultParam/call_rkllm_createDefaultParam"
	return [][5]string{
		{"a wrong function name", verb, "func AppendBuffer", "func Append", verb + ":9: function-name"},
		{"a wrong test name", test, "func TestAppendBuffer", "func TestFill", test + ":9: function-name"},
		{"a wrong C function name", shim + ".c", "void call", "void make", shim + ".c:3: function-name"},
		{"main elsewhere", verb, "func AppendBuffer", "func main", verb + ":9: function-name"},
		{"a wrong package name", verb, "package append_buffer", "package append", verb + ":2: package-name"},
		{"a test in its package", test, "package buffer_test", "package append_buffer_test", test + ":1: package-name"},
		{"camelCase", "tests/whole/jsonrpc/talkMore_test.go", "", "package jsonrpc_test\nfunc TestTalkMore() {}\n",
			"tests/whole/jsonrpc/talkMore_test.go:1: snake-case"},
		{"a literal at package level", verb, "", "var F = func() {}\n", verb + ":10: function-literal " + verb +
			":10: package-state"},
		{"a local helper", verb, body, "f := func() {}; f()", verb + ":9: function-literal"},
		{"a literal as an argument", verb, body, "use(func() {})", verb + ":9: function-literal"},
		{"a local helper in a test", test, "make_buffer.MakeBuffer()", "f := func() {}; f()", test +
			":10: function-literal"},
		{"a package variable", verb, "", "var count int\n", verb + ":10: package-state"},
		{"two C functions", shim + ".c", "", "int two(void) { return 2; }\n", shim + ".c:4: c-function-count"},
		{"no C function", shim + ".c", " { puts(\"{\"); }", ";", shim + ".c:1: c-function-count"},
		{"a function in a header", shim + ".h", "", "static inline int two(void) { return 2; }\n", shim +
			".h:3: c-function-count"},
		{"a function in a preamble", shim + ".go", "other(void);", "other(void) { return 1; }", shim +
			".go:6: c-function-count"},
		{"half a function in C", shim + ".c", "", "#if A\nint f(void) {\n#else\nint g(void) {\n#endif\n}\n", shim +
			".c:1: c-function-count"},
		{"a function without a test", "bench/run_echo/run_echo.c", "", "// It pings.\nint main(void) { return 0; }\n",
			"bench/run_echo/run_echo.c:1: no-test"},
		{"a test without a function", "tests/buffer/drop_buffer_test.go", "",
			"package buffer_test\nfunc TestDropBuffer() {}\n",
			"tests/buffer/drop_buffer_test.go:1: orphan-test"},
		{"an import upwards", verb, "import \"", "import _ \"example/cli/run_cli\"\nimport \"", verb + ":4: direction"},
		{"an import of development", "cli/run_cli/run_cli.go", "import (", "import (\n\t\"example/rules\"",
			"cli/run_cli/run_cli.go:5: direction"},
		{"main.go beside cli", "main.go", "import ", "import _ \"example/buffer\"\nimport ", "main.go:3: direction"},
		{"types that import a function", "buffer/buffer.go", "const",
			"import _ \"example/buffer/append_buffer\"\nconst", "buffer/buffer.go:4: types-are-leaves"},
		{"dead code", "cli/run_cli/run_cli.go", "\t\"example/buffer/append_buffer\"\n", "", verb +
			":1: unreachable buffer/buffer.go:1: unreachable"},
		{"an unused test helper", "tests/engine/gguf/open_file_test.go", "\"example/tests/engine/gguf/cut_file\"", "",
			"tests/engine/gguf/cut_file/cut_file.go:1: unreachable"},
		{"too long", verb, body, strings.Repeat("\n", 62), verb + ":9: size"},
		{"too deep", verb, body, "if a {\nfor {\nswitch {\ncase b:\nif c {\n}\n}\n}\n}", verb + ":13: size"},
		{"too long in C", shim + ".c", "puts", strings.Repeat("\n", 62) + "puts", shim + ".c:3: size"},
		{"an old index", "INDEX.md", "", "# Index\n", "INDEX.md:3: index"},
		{"no comment", verb, "// AppendBuffer appends to b.\n//\n// **Runs on:** the loop.\n", "", verb + ":6: index"},
		{"no thread", verb, "**Runs on:** the loop.", "Enough.", verb + ":9: index"},
	}
}
