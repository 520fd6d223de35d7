// Package list_breaches gives a table of breaches.
package list_breaches

// ListBreaches returns changes of good_tree that each break a rule: what it is; the file; the text in it that is
// replaced by the next ("": that is appended, or is the whole of a new file); and the places where findings are
// expected.
func ListBreaches() [][5]string {
	const verb, body = "buffer/append_buffer/append_buffer.go", "defer func() {}()"
	const test = "tests/buffer/append_buffer_test.go"
	return [][5]string{
		{"two functions", verb, "", "func Second() {}\n", verb + ":10: function-count"},
		{"a method beside a function", verb, "", "func (b *Big) Grow() {}\n", verb + ":10: function-count"},
		{"no function", verb, "func AppendBuffer(b *[buffer.Size]buffer.Buffer) {",
			"type T [buffer.Size]buffer.Buffer //", verb + ":2: function-count"},
		{"a function among the types", "buffer/buffer.go", "", "func Help() {}\n",
			"buffer/buffer.go:7: function-count"},
		{"two tests in a file", test, "", "func TestMore(t *testing.T) {}\n", test + ":13: function-count"},
		{"TestMain", test, "", "func TestMain(m *testing.M) {}\n", test + ":13: function-count"},
		{"init", verb, "", "func init() {}\n", verb + ":10: function-count " + verb + ":10: no-init"},
		{"no body", verb, " { " + body + " }", "", verb + ":9: no-body"},
		{"a file beside the function", "buffer/append_buffer/more.go", "", "package append_buffer\n",
			"buffer/append_buffer/more.go:1: path"},
		{"a deeper folder", "buffer/append_buffer/more/more.go", "", "package more\n",
			"buffer/append_buffer/more/more.go:1: path"},
		{"a second file at the root", "more.go", "", "package main\n", "more.go:1: path"},
		{"an unknown area", "misc/do_it/do_it.go", "", "package do_it\n", "misc/do_it/do_it.go:1: path"},
		{"a test inside the package", "buffer/append_buffer/append_buffer_test.go", "", "",
			"buffer/append_buffer/append_buffer_test.go:1: path"},
		{"testdata hides nothing", "buffer/testdata/more.go", "", "package testdata\n",
			"buffer/testdata/more.go:1: path"},
		{"C++", "engine/add/add.cpp", "", "", "engine/add/add.cpp:1: path"},
		{"assembly", "engine/add/add.s", "", "", "engine/add/add.s:1: path"},
		{"gen/ without the mark", "gen/chat/more.go", "", "package chat\n", "gen/chat/more.go:1: path"},
		{"broken source", test, "", "func {\n", test + ":13: syntax " +
			"tests/support/daemon/make_buffer/make_buffer.go:1: support"},
	}
}
