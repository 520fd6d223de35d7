package check_test

import (
	"testing"

	"rkllmd/rules/check/check_function_literal"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckFunctionLiteral(t *testing.T) {
	const verb, test, support = "utils/tell/tell.go", "tests/utils/tell_test.go", "tests/utils/tell/tell.go"
	const open = "package p\nfunc F() {\n"
	const found = verb + ":3: function-literal"
	check_sources.CheckSources(t, check_function_literal.CheckFunctionLiteral, [][3]string{
		{verb, open + "defer func() { _ = recover() }()\n}\n", ""},
		{verb, open + "go func(n int) {}(1)\n}\n", ""},
		{verb, "package p\nfunc F(s int) func() int {\n\treturn func() int {\n\t\tdefer func() {}()\n\t\treturn " +
			"s\n\t}\n}\n", ""},
		{verb, "package p\nfunc F() iter.Seq[int] { return func(yield func(int) bool) {} }\n", ""},
		{verb, open + "var f func(int) int\n_ = f\n}\ntype T struct{ F func() }\n", ""},
		{verb, open + "f := func() {}\nf()\n}\n", found},
		{verb, open + "func() {}()\n}\n", found},
		{verb, open + "slices.SortFunc(x, func(a, b int) int { return a - b })\n}\n", found},
		{verb, open + "defer run(func() {})\n}\n", found},
		{verb, open + "go run(func() {})\n}\n", found},
		{verb, open + "defer func(f func()) {}(func() {})\n}\n", found},
		{verb, open + "t := []func(){func() {}}\n}\n", found},
		{verb, open + "l := T{F: func() {}}\n}\n", found},
		{verb, open + "return bind(func() {})\n}\n", found},
		{verb, open + "return nil, func() {}\n}\n", found},
		{verb, open + "if a {\nreturn func() {}\n}\nreturn nil\n}\n", verb + ":4: function-literal"},
		{verb, open + "\nreturn func() { return func() {} }\n}\n", verb + ":4: function-literal"},
		{verb, "package p\n\nvar F = func() {}\n", found},
		{"utils/utils.go", "package p\n\nvar T = map[int]func(){1: func() {}}\n", "utils/utils.go:3: function-literal"},
		{test, open + "t.Run(\"a\", func(t *testing.T) { t.Cleanup(func() {}) })\n}\n", ""},
		{support, open + "t.Cleanup(func() {})\n}\n", ""},
		{test, open + "f := func() {}\nf()\n}\n", test + ":3: function-literal"},
		{test, open + "t.Run(\"a\", func(t *testing.T) { f := func() {}; f() })\n}\n", test + ":3: function-literal"},
		{support, open + "c := T{F: func() {}}\n}\n", support + ":3: function-literal"},
		{"utils/tell/tell.c", "int tell(void) { return 0; }\n", ""},
	})
}
