// Package list_breaches gives a table of breaches.
package list_breaches

import "strings"

// ListBreaches returns changes of good_tree that each break a rule: what it is; the file; the text in it that is
// replaced by the next ("": that is appended, or is the whole of a new file); and the places where findings are expected.
func ListBreaches() [][5]string {
	const verb, body = "buffer/append_buffer/append_buffer.go", "defer func() {}()"
	const test = "tests/buffer/append_buffer_test.go"
	const shim = "rkllm/call_rkllm_createDefaultParam/call_rkllm_createDefaultParam"
	return [][5]string{
		{"two functions", verb, "", "func Second() {}\n", verb + ":10: function-count"},
		{"a method beside a function", verb, "", "func (b *Big) Grow() {}\n", verb + ":10: function-count"},
		{"no function", verb, "func AppendBuffer(b *[buffer.Size]buffer.Buffer) {", "type T [buffer.Size]buffer.Buffer //", verb + ":2: function-count"},
		{"a function among the types", "buffer/buffer.go", "", "func Help() {}\n", "buffer/buffer.go:7: function-count"},
		{"two tests in a file", test, "", "func TestMore(t *testing.T) {}\n", test + ":13: function-count"},
		{"TestMain", test, "", "func TestMain(m *testing.M) {}\n", test + ":13: function-count"},
		{"init", verb, "", "func init() {}\n", verb + ":10: function-count " + verb + ":10: no-init"},
		{"no body", verb, " { " + body + " }", "", verb + ":9: no-body"},
		{"a file beside the function", "buffer/append_buffer/more.go", "", "package append_buffer\n", "buffer/append_buffer/more.go:1: path"},
		{"a deeper folder", "buffer/append_buffer/more/more.go", "", "package more\n", "buffer/append_buffer/more/more.go:1: path"},
		{"a second file at the root", "more.go", "", "package main\n", "more.go:1: path"},
		{"an unknown area", "misc/do_it/do_it.go", "", "package do_it\n", "misc/do_it/do_it.go:1: path"},
		{"a test inside the package", "buffer/append_buffer/append_buffer_test.go", "", "", "buffer/append_buffer/append_buffer_test.go:1: path"},
		{"testdata hides nothing", "buffer/testdata/more.go", "", "package testdata\n", "buffer/testdata/more.go:1: path"},
		{"C++", "engine/add/add.cpp", "", "", "engine/add/add.cpp:1: path"},
		{"assembly", "engine/add/add.s", "", "", "engine/add/add.s:1: path"},
		{"gen/ without the mark", "gen/chat/more.go", "", "package chat\n", "gen/chat/more.go:1: path"},
		{"broken source", test, "", "func {\n", test + ":13: syntax tests/support/daemon/make_buffer/make_buffer.go:1: support"},
		{"a wrong function name", verb, "func AppendBuffer", "func Append", verb + ":9: function-name"},
		{"a wrong test name", test, "func TestAppendBuffer", "func TestFill", test + ":9: function-name"},
		{"a wrong C function name", shim + ".c", "void call", "void make", shim + ".c:3: function-name"},
		{"main elsewhere", verb, "func AppendBuffer", "func main", verb + ":9: function-name"},
		{"a wrong package name", verb, "package append_buffer", "package append", verb + ":2: package-name"},
		{"a test in its package", test, "package buffer_test", "package append_buffer_test", test + ":1: package-name"},
		{"camelCase", "tests/whole/jsonrpc/talkMore_test.go", "", "package jsonrpc_test\nfunc TestTalkMore() {}\n",
			"tests/whole/jsonrpc/talkMore_test.go:1: snake-case"},
		{"a literal at package level", verb, "", "var F = func() {}\n", verb + ":10: function-literal " + verb + ":10: package-state"},
		{"a local helper", verb, body, "f := func() {}; f()", verb + ":9: function-literal"},
		{"a literal as an argument", verb, body, "use(func() {})", verb + ":9: function-literal"},
		{"a local helper in a test", test, "make_buffer.MakeBuffer()", "f := func() {}; f()", test + ":10: function-literal"},
		{"a package variable", verb, "", "var count int\n", verb + ":10: package-state"},
		{"two C functions", shim + ".c", "", "int two(void) { return 2; }\n", shim + ".c:4: c-function-count"},
		{"no C function", shim + ".c", " { puts(\"{\"); }", ";", shim + ".c:1: c-function-count"},
		{"a function in a header", shim + ".h", "", "static inline int two(void) { return 2; }\n", shim + ".h:3: c-function-count"},
		{"a function in a preamble", shim + ".go", "other(void);", "other(void) { return 1; }", shim + ".go:6: c-function-count"},
		{"half a function in C", shim + ".c", "", "#if A\nint f(void) {\n#else\nint g(void) {\n#endif\n}\n", shim + ".c:1: c-function-count"},
		{"a function without a test", "bench/run_echo/run_echo.c", "", "// It pings.\nint main(void) { return 0; }\n", "bench/run_echo/run_echo.c:1: no-test"},
		{"a test without a function", "tests/buffer/drop_buffer_test.go", "", "package buffer_test\nfunc TestDropBuffer() {}\n",
			"tests/buffer/drop_buffer_test.go:1: orphan-test"},
		{"an import upwards", verb, "import \"", "import _ \"example/cli/run_cli\"\nimport \"", verb + ":4: direction"},
		{"an import of development", "cli/run_cli/run_cli.go", "import (", "import (\n\t\"example/rules\"", "cli/run_cli/run_cli.go:5: direction"},
		{"main.go beside cli", "main.go", "import ", "import _ \"example/buffer\"\nimport ", "main.go:3: direction"},
		{"types that import a function", "buffer/buffer.go", "const", "import _ \"example/buffer/append_buffer\"\nconst", "buffer/buffer.go:4: types-are-leaves"},
		{"dead code", "cli/run_cli/run_cli.go", "\t\"example/buffer/append_buffer\"\n", "", verb + ":1: unreachable buffer/buffer.go:1: unreachable"},
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
