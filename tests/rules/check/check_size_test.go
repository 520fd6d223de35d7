package check_test

import (
	"strings"
	"testing"

	"rkllmd/rules/check/check_size"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckSize(t *testing.T) {
	const verb, c, test = "utils/tell/tell.go", "utils/tell/tell.c", "tests/utils/tell_test.go"
	full, over := strings.Repeat("\n", 61), strings.Repeat("\n", 62) // 60 and 61 lines between the braces
	check_sources.CheckSources(t, check_size.CheckSize, [][3]string{
		{verb, "package p\nfunc F() {" + full + "}\n", ""},
		{verb, "package p\nfunc F() {" + over + "}\n", verb + ":2: size"},
		{verb, "package p\nfunc F(" + over + ") { if a { } }\nfunc bodiless()\n", ""},
		{verb, "package p\nvar x = []int{" + over + "}\n", ""},
		{verb, "package p\nfunc F() {}\nfunc (t T) G() {" + over + "}\n", verb + ":3: size"},
		{verb, "package p\nfunc F() {\nfor {\nfor {\nfor {\n}\n}\n}\n}\n", ""},
		{verb, "package p\nfunc F() {\nfor {\nfor {\nfor {\nfor {\n}\n}\n}\n}\n}\n", verb + ":6: size"},
		{verb, "package p\n//line x.go:1\nfunc F() {" + over + "}\n", verb + ":3: size"},
		{test, "package p\nfunc TestTell() {" + over + "}\n", test + ":2: size"},
		{c, "int f(void)\n{" + full + "}\n", ""},
		{c, "int f(void)\n{" + over + "}\n", c + ":1: size"},
		{c, "int f(void) { for (;;) { if (a) { while (b) { } } } }\n", ""},
		{c, "\nint f(void) { for (;;) { if (a) { while (b) { do { } while (0); } } } }\n", c + ":2: size"},
	})
}
