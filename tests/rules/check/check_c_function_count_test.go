package check_test

import (
	"testing"

	"rkllmd/rules/check/check_c_function_count"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckCFunctionCount(t *testing.T) {
	const c, header, verb = "utils/tell/tell.c", "utils/tell/tell.h", "utils/tell/tell.go"
	check_sources.CheckSources(t, check_c_function_count.CheckCFunctionCount, [][3]string{
		{c, "int other(void);\nint tell(void) { return other(); }\n", ""},
		{c, "int tell(void) { return 0; }\nstatic int help(void)\n{\n}\nint more(void) {}\n",
			c + ":2: c-function-count " + c + ":5: c-function-count"},
		{c, "int tell(void);\n", c + ":1: c-function-count"},
		{c, "int tell(void) {\n", c + ":1: c-function-count"},
		{"tests/utils/tell/tell.c", "int a(void) {}\nint b(void) {}\n", "tests/utils/tell/tell.c:2: c-function-count"},
		{header, "struct s { int a; };\nint tell(struct s *);\n", ""},
		{header, "\nstatic inline int tell(void) { return 0; }\n", header + ":2: c-function-count"},
		{verb, "package p\n\n// int tell(void);\nimport \"C\"\n", ""},
		{verb, "package p\n\n/*\nint tell(void);\nstatic int help(void) {\n}\n*/\nimport \"C\"\n", verb +
			":5: c-function-count"},
		{verb, "package p\n\n// static int help(void) { return 0; }\nimport \"C\"\n", verb + ":3: c-function-count"},
		{verb, "package p\n\nfunc F() {}\n", ""},
	})
}
